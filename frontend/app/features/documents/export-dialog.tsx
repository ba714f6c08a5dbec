import { useState } from 'react';
import { FileArchive, FileText, Hash } from 'lucide-react';
import { refusalText } from '~/components/form-error';
import { Button } from '~/components/ui/button';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { toast } from '~/components/ui/toast';
import type { DocumentDetail } from '~/lib/api/types';
import { exportDocument } from './api/export-document';
import type { ExportFormat } from './api/export-document';

interface ExportDialogProps {
  document: Pick<DocumentDetail, 'id' | 'title'>;
  unsaved: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const FORMATS: { format: ExportFormat; label: string; about: string; icon: typeof FileText }[] = [
  { format: 'full-docx', label: 'DOCX', about: 'The whole document, for Word, Pages and LibreOffice', icon: FileText },
  { format: 'full-markdown', label: 'Markdown', about: 'The whole document, for wikis and repositories', icon: Hash },
  { format: 'zip-docx', label: 'ZIP of DOCX sections', about: 'One Word file for each section', icon: FileArchive },
  {
    format: 'zip-markdown',
    label: 'ZIP of Markdown sections',
    about: 'One Markdown file for each section',
    icon: FileArchive,
  },
];

export function ExportDialog({ document, unsaved, open, onOpenChange }: ExportDialogProps) {
  const [busy, setBusy] = useState<ExportFormat>();

  const download = async (format: ExportFormat) => {
    setBusy(format);
    try {
      const name = await exportDocument(document, format);
      onOpenChange(false);
      toast({ title: 'Export successful', description: `Your document has been downloaded as ${name}` });
    } catch (error) {
      const description = refusalText(error, 'export') || 'Failed to export document';
      toast({ title: 'Export failed', description, variant: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Export Document" description="Free, as often as you like.">
        {unsaved && (
          <p className="rounded-control bg-ember-tint px-3 py-2 text-sm">Unsaved changes are not part of the file.</p>
        )}
        <div className="grid gap-2.5">
          {FORMATS.map(({ format, label, about, icon: Icon }) => (
            <Button
              key={format}
              variant="secondary"
              size="lg"
              className="justify-start gap-3 text-start"
              loading={busy === format}
              disabled={busy !== undefined}
              onClick={() => void download(format)}
            >
              {busy !== format && <Icon aria-hidden="true" strokeWidth={1.5} />}
              <span className="grid">
                {label} <span className="text-sm font-normal text-quiet">{about}</span>
              </span>
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}
