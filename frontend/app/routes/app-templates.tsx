import { Page } from '~/components/page';
import { TemplateLibrary } from '~/features/templates/template-library';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Templates');

export default function AppTemplates() {
  return (
    <Page
      title="Templates"
      description="Choose a template and start building your document"
      trail={[{ label: 'Templates' }]}
    >
      <TemplateLibrary />
    </Page>
  );
}
