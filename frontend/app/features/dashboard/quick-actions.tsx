import { Link } from 'react-router';
import { FileText, LayoutTemplate } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Card, CardTitle } from '~/components/ui/card';

function Action({ to, icon: Icon, title, text }: { to: string; icon: LucideIcon; title: string; text: string }) {
  return (
    <Link
      to={to}
      className="flex items-start gap-3 rounded-control border px-4 py-3 transition-colors hover:border-control hover:bg-soft"
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-5 shrink-0 text-ember" />
      <span>
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-quiet">{text}</span>
      </span>
    </Link>
  );
}

export function QuickActions() {
  return (
    <Card>
      <CardTitle>Quick Actions</CardTitle>
      <div className="grid grid-cols-1 gap-3 pt-3 sm:grid-cols-2">
        <Action to="/app/templates" icon={LayoutTemplate} title="Browse Templates" text="Start a new document" />
        <Action to="/app/documents" icon={FileText} title="My Documents" text="Read, edit and export" />
      </div>
    </Card>
  );
}
