import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SubscriptionState } from '~/lib/api/types';

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 rounded-card border bg-info-tint px-4 py-3 text-sm text-info">
      <Info aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-4 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** What a person should know before buying: that nothing can be bought, that it is a test, or who else may buy. */
export function PurchaseNotes({ subscription }: { subscription: SubscriptionState }) {
  const { purchasesAvailable, testPayments, canManage } = subscription;
  if (purchasesAvailable && !testPayments && canManage) return null;
  return (
    <div className="grid gap-3">
      {!purchasesAvailable && <Note>Buying is not set up here: no payment provider is connected.</Note>}
      {purchasesAvailable && testPayments && <Note>Payments here are a test. No card is charged.</Note>}
      {!canManage && (
        <Note>Owners and admins of this workspace, and members with the right to manage billing, can buy credits.</Note>
      )}
    </div>
  );
}
