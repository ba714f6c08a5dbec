import { readSite } from '~/load-context';
import type { Route } from './+types/robots';

/** What needs an account, or is for machines, is nothing for search engines. */
const CLOSED = [
  '/api/',
  '/app',
  '/dashboard',
  '/documents',
  '/credits',
  '/success',
  '/manage-account',
  '/project',
  '/run/',
];

export function loader({ context }: Route.LoaderArgs) {
  const lines = [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${readSite(context).publicUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
