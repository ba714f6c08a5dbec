import { Dialog, DialogContent } from '~/components/ui/dialog';
import { Kbd } from '~/components/ui/kbd';
import { SHORTCUTS } from './shortcuts';

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Keyboard shortcuts">
        {SHORTCUTS.map(({ where, keys }) => (
          <section key={where} aria-label={where}>
            <h3 className="pb-1 text-sm font-semibold">{where}</h3>
            <dl>
              {keys.map((shortcut) => (
                <div key={shortcut.does} className="flex items-center justify-between gap-4 border-t py-2 text-sm">
                  <dt>{shortcut.does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {shortcut.keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </DialogContent>
    </Dialog>
  );
}
