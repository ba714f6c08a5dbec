import { CreditCard, FileText, LayoutDashboard, LayoutTemplate, Settings } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

export interface SiteLink {
  to: string;
  label: string;
}

/** Links of the public header for visitors. A new public page is one line here and one in the footer's list. */
export const VISITOR_LINKS: SiteLink[] = [
  { to: '/templates', label: 'Templates' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/learn', label: 'Learn' },
];

/** Links of the public header for people who are signed in. */
export const MEMBER_LINKS: SiteLink[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/templates', label: 'Templates' },
  { to: '/documents', label: 'My Documents' },
];

export const FOOTER_GROUPS: { title: string; links: SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      { to: '/templates', label: 'Templates' },
      { to: '/pricing', label: 'Pricing' },
      { to: '/how-it-works', label: 'How It Works' },
      { to: '/learn', label: 'Learn' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { to: '/legal/privacy', label: 'Privacy policy' },
      { to: '/legal/terms', label: 'Terms of service' },
      { to: '/legal/cookies', label: 'Cookie policy' },
    ],
  },
];

export interface AppLink extends SiteLink {
  icon: LucideIcon;
  /** Other addresses at which the same place is current. */
  also: string[];
}

/** The sidebar of the signed-in app. */
export const APP_GROUPS: { title: string; links: AppLink[] }[] = [
  {
    title: 'Main',
    links: [
      { to: '/app', label: 'Dashboard', icon: LayoutDashboard, also: ['/dashboard'] },
      { to: '/app/templates', label: 'Templates', icon: LayoutTemplate, also: [] },
      {
        to: '/app/documents',
        label: 'My Documents',
        icon: FileText,
        also: ['/documents', '/app/runs', '/run', '/app/projects', '/projects', '/project'],
      },
    ],
  },
  {
    title: 'Account',
    links: [
      { to: '/app/billing', label: 'Credits & Billing', icon: CreditCard, also: ['/credits', '/success'] },
      { to: '/app/settings', label: 'Settings', icon: Settings, also: ['/manage-account'] },
    ],
  },
];

const within = (path: string, place: string) => path === place || path.startsWith(`${place}/`);

/** The dashboard is current only at its own address; the other places also at what lies below them. */
export function isCurrent(link: AppLink, path: string): boolean {
  if (link.also.some((place) => within(path, place))) return true;
  return link.to === '/app' ? path === '/app' : within(path, link.to);
}
