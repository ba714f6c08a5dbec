import { Button } from '~/components/ui/button';
import { useAuth } from '~/lib/auth';

interface BuildButtonProps {
  starting: boolean;
  disabled: boolean;
  className?: string;
  onBuild: () => void;
}

export function BuildButton({ starting, disabled, className, onBuild }: BuildButtonProps) {
  const { user } = useAuth();
  return (
    <Button
      size="lg"
      className={className}
      loading={starting}
      disabled={disabled}
      aria-describedby="minimum-sections"
      onClick={onBuild}
    >
      {user ? 'Build with AI' : 'Sign Up & Build FREE'}
    </Button>
  );
}
