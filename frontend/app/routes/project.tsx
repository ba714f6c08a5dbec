import { useParams } from 'react-router';
import { ProjectScreen } from '~/features/projects/project-screen';
import { privateMeta } from '~/lib/page-meta';

export const meta = () => privateMeta('Project');

export default function ProjectPage() {
  const { projectId = '' } = useParams();
  return <ProjectScreen key={projectId} projectId={projectId} />;
}
