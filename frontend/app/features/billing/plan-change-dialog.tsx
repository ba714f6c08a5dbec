import { useState } from 'react';
import { ConfirmDialog } from '~/components/ui/alert-dialog';
import type { SubscriptionState } from '~/lib/api/types';
import { describePaymentError } from '~/lib/payment-error';
import { useChangePlan } from './api/change-plan';
import { useChangePreview } from './api/change-preview';
import { changeLabel, consequence } from './change-words';
import type { WantedPlan } from './change-words';

interface PlanChangeDialogProps {
  /** Null: nothing is asked. */
  wanted: WantedPlan | null;
  subscription: SubscriptionState;
  onClose: () => void;
}

/** Says what a change costs and brings, and makes it. */
export function PlanChangeDialog({ wanted, subscription, onClose }: PlanChangeDialogProps) {
  const preview = useChangePreview(wanted);
  const { change, busy } = useChangePlan();
  // The words stay while the dialog fades away.
  const [shown, setShown] = useState({ label: '', description: '' });
  if (wanted) {
    const label = changeLabel(wanted, subscription);
    const description = preview.data
      ? consequence(wanted, subscription, preview.data)
      : preview.error
        ? 'What it would cost could not be found out.'
        : 'Working out what it costs …';
    if (label !== shown.label || description !== shown.description) setShown({ label, description });
  }
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      title={`${shown.label}?`}
      description={shown.description}
      confirmLabel={shown.label}
      busy={busy}
      blocked={!preview.data}
      error={preview.error ? describePaymentError(preview.error, 'subscription').description : undefined}
      onConfirm={() => wanted && change(wanted, { onSettled: onClose })}
    />
  );
}
