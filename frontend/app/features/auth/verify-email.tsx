import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Button } from '~/components/ui/button';
import { Spinner } from '~/components/ui/spinner';
import { refusalText } from '~/lib/show-refusal';
import { useVerifyEmail } from './api/verify-email';

/** Takes up the link of the mail at once: the person has already said yes by opening it. */
export function VerifyEmail({ token }: { token: string | null }) {
  const { mutate, isSuccess, error } = useVerifyEmail();
  // The token works once, so it is sent once, also where effects run twice.
  const sent = useRef(false);
  useEffect(() => {
    if (!token || sent.current) return;
    sent.current = true;
    mutate({ token });
  }, [token, mutate]);

  if (!token) return <p className="text-sm">This address is incomplete. Open the link from the mail again.</p>;
  if (error) {
    return (
      <div role="alert" className="grid gap-4">
        <p className="text-sm text-danger">{refusalText(error)}</p>
        <Button asChild variant="secondary">
          <Link to="/app/settings">Open Settings</Link>
        </Button>
      </div>
    );
  }
  if (!isSuccess) {
    return (
      <p role="status" className="flex items-center gap-3 text-sm text-quiet">
        <Spinner className="text-ember" /> Confirming your address
      </p>
    );
  }
  return (
    <div role="status" className="grid gap-4">
      <p className="text-sm">Your email address is confirmed.</p>
      <Button asChild>
        <Link to="/dashboard">Go to the dashboard</Link>
      </Button>
    </div>
  );
}
