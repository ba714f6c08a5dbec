import { Badge } from '~/components/ui/badge';
import { Spinner } from '~/components/ui/spinner';

interface DocumentStatusBadgeProps {
  status: string;
  /** For every status other than completed and generating. */
  otherTone?: 'outline' | 'info';
}

/** Completed is green, generating is blue and turns; every other status is said in its own word. */
export function DocumentStatusBadge({ status, otherTone = 'outline' }: DocumentStatusBadgeProps) {
  if (status === 'completed') return <Badge tone="success">Completed</Badge>;
  if (status === 'generating') {
    return (
      <Badge tone="info">
        <Spinner className="size-3" />
        Generating
      </Badge>
    );
  }
  return <Badge tone={otherTone}>{status}</Badge>;
}
