import { Link } from 'react-router';
import { FOOTER_GROUPS } from '~/lib/site-nav';
import { Wordmark } from './mark';
import { ThemeSwitch } from './theme-switch';

export function PublicFooter() {
  return (
    <footer className="border-t bg-soft">
      <div className="mx-auto grid grid-cols-1 max-w-[90rem] gap-10 px-5 py-12 sm:px-8 lg:px-14 md:grid-cols-[1fr_auto]">
        <div className="grid max-w-md content-start gap-4">
          <Wordmark />
          <p className="text-sm text-quiet">Professional product requirement documents, generated instantly with AI.</p>
          <ThemeSwitch />
        </div>
        <div className="flex flex-wrap gap-x-16 gap-y-8">
          {FOOTER_GROUPS.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2 className="pb-2 text-sm font-semibold">{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      className="inline-flex min-h-8 items-center text-sm text-quiet hover:text-ink hover:underline"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
      <div className="border-t">
        <p className="mx-auto max-w-[90rem] px-5 py-5 text-xs text-quiet sm:px-8 lg:px-14">
          © 2025 SpecForge. All rights reserved.
        </p>
      </div>
    </footer>
  );
}
