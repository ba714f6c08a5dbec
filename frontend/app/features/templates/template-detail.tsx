import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { complexityLabel } from '@specforge/document';
import { Badge, DocTypeBadge } from '~/components/ui/badge';
import { Breadcrumbs } from '~/components/ui/breadcrumbs';
import { toast } from '~/components/ui/toast';
import { useProject } from '~/lib/api/project';
import { ApiError, describeError, isGone } from '~/lib/api/errors';
import type { Project } from '~/lib/api/types';
import { useAuth } from '~/lib/auth';
import { forgetDraft, keepDraft } from '~/lib/kept-draft';
import { billingPath, signInPath } from '~/lib/next-path';
import { ExamplePreview } from './about/example-preview';
import { RelatedTemplates, type RelatedTemplate } from './about/related-templates';
import { searchContentOf } from './about/search-defaults';
import { TemplateAbout } from './about/template-about';
import { useEstimate } from './api/estimate';
import { categoryLabel } from './categories';
import { BuildBar, CostPanel } from './cost-panel';
import { DescribeProductDialog } from './describe-product-dialog';
import { DownloadDialog, UpsellDialog } from './download-dialogs';
import { PlanBadge } from './plan-note';
import { SectionPicker } from './section-picker';
import { SectionPreview } from './section-preview';
import { shownPrice } from './shown-price';
import type { ShownTemplate } from './shown-template';
import { useGeneration } from './use-generation';
import { useKeepDraft, useKeptDraft } from './use-kept-draft';
import { useSectionSelection } from './use-section-selection';

type OpenDialog = 'describe' | 'download' | 'upsell' | null;

const UPSELL_DELAY_MS = 300;
const GENERATE_DELAY_MS = 200;

interface TemplateDetailViewProps {
  template: ShownTemplate;
  related: readonly RelatedTemplate[];
  /** Where the template list of this side of the house is. */
  libraryPath: '/templates' | '/app/templates';
}

export function TemplateDetailView({ template, related, libraryPath }: TemplateDetailViewProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const projectId = user ? params.get('project') : null;
  const asked = useProject(projectId);
  const project = isGone(asked.error) ? undefined : asked.data;
  // A document meant for a project is not begun in another.
  const hasPlace = projectId === null || project !== undefined;
  const own = projectId === null ? '' : `?project=${encodeURIComponent(projectId)}`;
  const returnUrl = `/app/templates/${template.id}${own}`;
  // The public page is rendered on the server, which cannot know what this browser has kept.
  const place = user && { userId: user.id, templateId: template.id, projectId };
  const kept = useKeptDraft(libraryPath === '/app/templates' ? place : null);
  const selection = useSectionSelection(template.sections, kept?.sections ?? params.get('sections')?.split(','));
  const estimate = useEstimate(template.id, selection.selected);
  const [dialog, setDialog] = useState<OpenDialog>(kept?.describing ? 'describe' : null);
  const [idea, setIdea] = useState(kept?.idea ?? '');
  const draft = { sections: selection.selected, idea, describing: dialog === 'describe' };
  useKeepDraft(place, draft);
  const keep = (describing: boolean) => place && keepDraft(place, { ...draft, describing });
  const generation = useGeneration(template.id, projectId === null ? null : { projectId, project }, {
    onStarted: () => place && forgetDraft(place),
    onBilling: () => {
      // The message may outlive the dialog that it belongs to.
      keep(true);
      void navigate(billingPath(returnUrl));
    },
  });
  const openOnly = (name: OpenDialog) => (open: boolean) => setDialog(open ? name : null);

  const build = () => {
    if (selection.selected.length === 0) {
      toast({
        title: 'No sections selected',
        description: 'Select the sections that your document should have.',
        variant: 'destructive',
      });
      return;
    }
    if (user) return setDialog('describe');
    const back = `${returnUrl}?sections=${selection.selected.join(',')}`;
    void navigate(signInPath(back, 'sign-up'));
  };

  const download = () => {
    if (user) return setDialog('download');
    toast({
      title: 'Sign up required',
      description: 'Create a free account to download templates',
      action: {
        label: 'Sign up',
        onClick: () => void navigate(signInPath(returnUrl, 'sign-up')),
      },
    });
  };

  const generateAll = () => {
    selection.selectAll();
    setDialog(null);
    setTimeout(() => setDialog('describe'), GENERATE_DELAY_MS);
  };

  const price = shownPrice(template, selection.selected, user ? estimate.data : undefined);
  const estimateError = estimateMessage(estimate.error);
  const calculating = estimate.isFetching;
  const building = {
    plan: template.requiredPlan,
    price,
    calculating,
    starting: generation.starting,
    canBuild: hasPlace && !calculating && price.credits > 0 && price.missing === 0 && estimateError === null,
    onBuild: build,
  };
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-6 sm:px-8 sm:pt-8 lg:pb-8">
      <Breadcrumbs
        home={libraryPath === '/templates'}
        trail={[{ label: 'Templates', to: libraryPath }, { label: template.name }]}
        className="pb-4"
      />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="grid gap-10">
          <header className="grid gap-4">
            {projectId !== null && <ForProject project={project} failed={asked.error !== null} />}
            <h1 className="display text-3xl break-words sm:text-4xl">{template.name}</h1>
            <p className="max-w-[60ch] text-lg text-quiet">{template.description}</p>
            <div className="flex flex-wrap gap-2">
              <DocTypeBadge type={template.docType} />
              <Badge>{categoryLabel(template.category)}</Badge>
              <Badge>{complexityLabel(template.complexityLevel)}</Badge>
              <Badge>{template.sections.length} sections</Badge>
              <PlanBadge plan={template.requiredPlan} />
            </div>
          </header>
          <SectionPicker sections={template.sections} selection={selection} />
        </div>
        <div className="lg:sticky lg:top-20 lg:row-span-2">
          <CostPanel
            {...building}
            count={selection.selected.length}
            estimate={user ? estimate.data : undefined}
            estimateError={estimateError}
            onDownload={download}
            returnUrl={returnUrl}
            onLeave={() => keep(false)}
          />
        </div>
        <div className="grid gap-12">
          <SectionPreview sections={template.sections} />
          {template.example && <ExamplePreview id={template.id} example={template.example} />}
          <TemplateAbout name={template.name} content={searchContentOf(template)} />
        </div>
      </div>
      <RelatedTemplates templates={related} />
      <BuildBar
        {...building}
        className="sticky bottom-0 z-10 -mx-4 mt-8 sm:-mx-8 lg:hidden [@media(max-height:420px)]:static"
      />

      <DescribeProductDialog
        open={dialog === 'describe' && hasPlace}
        onOpenChange={openOnly('describe')}
        plan={template.requiredPlan}
        payable={price.payable}
        returnUrl={returnUrl}
        onLeave={() => keep(true)}
        starting={generation.starting}
        project={project}
        text={idea}
        onTextChange={setIdea}
        onStart={(text) => void generation.start(text, selection.selected)}
      />
      <DownloadDialog
        template={template}
        open={dialog === 'download'}
        onOpenChange={openOnly('download')}
        onDownloaded={() => setTimeout(() => setDialog('upsell'), UPSELL_DELAY_MS)}
      />
      <UpsellDialog
        open={dialog === 'upsell'}
        onOpenChange={openOnly('upsell')}
        canGenerate={hasPlace}
        onGenerate={generateAll}
      />
    </div>
  );
}

/** Which project the document will belong to. */
function ForProject({ project, failed }: { project: Project | undefined; failed: boolean }) {
  if (failed && !project) {
    return (
      <p role="alert" className="text-sm text-danger">
        The project could not be opened, so nothing can be started in it.
      </p>
    );
  }
  if (!project) return null;
  return (
    <p className="border-s-2 border-patina ps-3 text-sm">
      A new document of{' '}
      <Link to={`/app/projects/${project.id}`} dir="auto" className="link break-words">
        {project.title}
      </Link>
    </p>
  );
}

/** A refused selection says why; anything else is told in general words. */
function estimateMessage(error: Error | null): string | null {
  if (!error) return null;
  return error instanceof ApiError && error.status === 400 ? error.message : describeError(error).description;
}
