import { TextDialog } from '~/components/text-dialog';
import { LONGEST_TITLE } from '~/lib/api/document';
import type { Project } from '~/lib/api/types';
import { useChangeProject } from './api/project';

interface RenameProjectDialogProps {
  project: Project;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenameProjectDialog({ project, ...dialog }: RenameProjectDialogProps) {
  const change = useChangeProject(project.id);
  return (
    <TextDialog
      title="Rename project"
      label="Name"
      hint="Documents keep their own titles."
      value={project.title}
      longest={LONGEST_TITLE}
      whenEmpty="Please give the project a name"
      action="Rename"
      save={(title) => change.mutateAsync({ title })}
      {...dialog}
    />
  );
}
