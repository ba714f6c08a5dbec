import { useState } from 'react';
import { FileText, Hash } from 'lucide-react';
import { Button } from '~/components/ui/button';
import { Dialog, DialogClose, DialogContent, DialogFooter } from '~/components/ui/dialog';
import { toast } from '~/components/ui/toast';
import { describeError } from '~/lib/api/errors';
import { downloadTemplate } from './api/download';
import type { DownloadFormat } from './api/download';

interface DownloadDialogProps {
  template: { id: string; name: string };
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDownloaded: () => void;
}

const FORMATS: { format: DownloadFormat; label: string; about: string; icon: typeof FileText }[] = [
  { format: 'docx', label: 'DOCX', about: 'For Word, Pages and LibreOffice', icon: FileText },
  { format: 'md', label: 'Markdown', about: 'For editors, wikis and repositories', icon: Hash },
];

export function DownloadDialog({ template, open, onOpenChange, onDownloaded }: DownloadDialogProps) {
  const [busy, setBusy] = useState<DownloadFormat>();

  const download = async (format: DownloadFormat) => {
    setBusy(format);
    try {
      await downloadTemplate(template, format);
      onOpenChange(false);
      onDownloaded();
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined;
      toast({ ...describeError(cause ?? error, 'download'), variant: 'destructive' });
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Download Template"
        description="The blank template with a hint for every field. Free, as often as you like."
      >
        <div className="grid gap-2.5">
          {FORMATS.map(({ format, label, about, icon: Icon }) => (
            <Button
              key={format}
              variant="secondary"
              size="lg"
              className="justify-start text-start"
              loading={busy === format}
              disabled={busy !== undefined}
              onClick={() => void download(format)}
            >
              {busy !== format && <Icon aria-hidden="true" strokeWidth={1.5} />}
              <span>
                {label} <span className="font-normal text-quiet">· {about}</span>
              </span>
            </Button>
          ))}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface UpsellDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  canGenerate: boolean;
  onGenerate: () => void;
}

export function UpsellDialog({ open, onOpenChange, canGenerate, onGenerate }: UpsellDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Download Complete"
        description="Want AI-powered content instead? Describe your product, and every section is drafted for it."
      >
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="secondary">Maybe Later</Button>
          </DialogClose>
          <Button disabled={!canGenerate} onClick={onGenerate}>
            Generate with AI
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
