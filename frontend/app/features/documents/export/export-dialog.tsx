import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { FileText } from 'lucide-react';
import { refusalText } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { toast } from '~/components/ui/toast';
import type { DocumentDetail, ExportOrder } from '~/lib/api/types';
import { exportDocument } from '../api/export-document';
import type { ExportFormat } from '../api/export-document';
import { useExports, useOrderExport } from '../api/exports';
import { ExportForm } from './export-form';
import { ExportList } from './export-list';
import { IMMEDIATE, ORDERED } from './formats';
import { useWatchedExports } from './use-watched-exports';

interface ExportDialogProps {
  document: Pick<DocumentDetail, 'id' | 'title' | 'projectId' | 'outline' | 'sections'>;
  unsaved: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ExportDialog({ document, unsaved, open, onOpenChange }: ExportDialogProps) {
  const [busy, setBusy] = useState<ExportFormat>();
  // What was ordered is followed also when the dialog was closed meanwhile.
  const [ordered, setOrdered] = useState(false);
  const exports = useExports(document.id, open || ordered);
  const { watch } = useWatchedExports(exports.data);
  const order = useOrderExport(document.id);

  const refuse = (error: unknown) => {
    const description = refusalText(error, 'export') || 'Failed to export document';
    toast({ title: 'Export failed', description, variant: 'destructive' });
  };
  const download = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const name = await exportDocument(document, format);
      onOpenChange(false);
      toast({ title: 'Export successful', description: `Your document has been downloaded as ${name}` });
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(undefined);
    }
  };
  const follow = (id: string) => {
    watch(id);
    setOrdered(true);
  };
  const begin = (body: ExportOrder) => order.mutate(body, { onSuccess: ({ id }) => follow(id), onError: refuse });
  // The same format is offered at one press and in the form.
  const ordering = order.isPending ? order.variables : undefined;
  const pending = ordering?.template === undefined ? ordering?.format : undefined;
  const occupied = ordering !== undefined || busy !== undefined;

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" title="Export Document" description="Free, as often as you like.">
        {unsaved && (
          <p className="rounded-control bg-ember-tint px-3 py-2 text-sm">Unsaved changes are not part of the file.</p>
        )}
        <div className="grid gap-2.5 sm:grid-cols-2">
          {ORDERED.map(({ format, ...offer }) => (
            <Offer
              key={format}
              {...offer}
              loading={pending === format}
              disabled={occupied}
              onClick={() => begin({ format })}
            />
          ))}
          {IMMEDIATE.map(({ format, ...offer }) => (
            <Offer
              key={format}
              {...offer}
              loading={busy === format}
              disabled={occupied}
              onClick={() => void download(format)}
            />
          ))}
        </div>
        <ExportForm
          document={document}
          loading={ordering?.template !== undefined}
          disabled={occupied}
          onOrder={begin}
        />
        <section aria-labelledby="earlier-exports" className="grid gap-2 pt-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id="earlier-exports" className="text-sm font-semibold">
              Files made for you
            </h3>
            <Link to={`/projects/${document.projectId}/print?document=${document.id}`} className="link min-h-6 text-sm">
              Open the print view
            </Link>
          </div>
          <ExportList
            documentId={document.id}
            exports={exports.data}
            failed={exports.isError}
            onRetryLoading={() => void exports.refetch()}
            onWatch={follow}
          />
        </section>
      </DialogContent>
    </Dialog>
  );
}

interface OfferProps {
  label: string;
  about: ReactNode;
  icon: typeof FileText;
  loading: boolean;
  disabled: boolean;
  onClick: () => void;
}

function Offer({ label, about, icon: Icon, loading, disabled, onClick }: OfferProps) {
  return (
    <Button
      variant="secondary"
      size="lg"
      className="h-auto min-h-16 justify-start gap-3 py-2.5 text-start whitespace-normal"
      loading={loading}
      disabled={disabled}
      onClick={onClick}
    >
      {!loading && <Icon aria-hidden="true" strokeWidth={1.5} />}
      <span className="grid">
        {label} <span className="text-sm font-normal text-quiet">{about}</span>
      </span>
    </Button>
  );
}
