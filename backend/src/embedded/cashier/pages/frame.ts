import { createHmac, timingSafeEqual } from 'node:crypto';
import { escape } from '../../local-page.js';

/** What makes a form ours: no other site knows it, and a page of another origin cannot read it. */
export class FormTokens {
  constructor(private readonly secret: string) {}

  for(path: string): string {
    return createHmac('sha256', this.secret).update(`form:${path}`).digest('base64url');
  }

  fits(path: string, given: string): boolean {
    const [wanted, shown] = [Buffer.from(this.for(path)), Buffer.from(given)];
    return wanted.length === shown.length && timingSafeEqual(wanted, shown);
  }
}

export interface Button {
  label: string;
  /** What the form sends. */
  fields: Record<string, string>;
  /** Said by a screen reader where the label alone does not tell which one this is. */
  name?: string;
  main?: boolean;
}

/** A form of one button each. */
export function buttons(path: string, token: string, all: Button[]): string {
  const forms = all.map(({ label, fields, name, main }) => {
    const inputs = Object.entries({ token, ...fields }).map(
      ([field, value]) => `<input type="hidden" name="${escape(field)}" value="${escape(value)}">`,
    );
    const attributes = `${main ? ' class="main"' : ''}${name ? ` aria-label="${escape(name)}"` : ''}`;
    return `<form method="post" action="${escape(path)}">${inputs.join('')}<button${attributes}>${escape(label)}</button></form>`;
  });
  return `<div class="buttons">${forms.join('')}</div>`;
}

/** What is called what: two columns, one below the other where there is no room. */
export function rows(pairs: [name: string, value: string][]): string {
  return `<dl>${pairs.map(([name, value]) => `<div><dt>${escape(name)}</dt><dd>${escape(value)}</dd></div>`).join('')}</dl>`;
}

/** Only for addresses that were checked to be `http` or `https`. */
export function link(address: string, label: string): string {
  return `<p><a href="${escape(address)}">${escape(label)}</a></p>`;
}

export function alert(message: string): string {
  return `<p role="alert" class="alert">${escape(message)}</p>`;
}

/** A whole page. `body` is HTML. */
export function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escape(title)} · SpecForge</title>
<style>
:root{color-scheme:light dark;background:light-dark(#fff,#16130f);color:light-dark(#1c1917,#f5f0ea)}a{color:light-dark(#0b57a4,#8ec3ff)}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
article{border:1px solid #857a6f;border-radius:10px;padding:1rem;margin:1rem 0}
h1{line-height:1.2}h2{font-size:1.2rem}h3{font-size:1rem;margin-bottom:0}
.test{background:#7a3b00;color:#fff;border-radius:10px;padding:.75rem 1rem;font-size:1.25rem;font-weight:700}
.alert{border:2px solid #d03030;border-radius:10px;padding:.75rem 1rem}
dl{margin:.5rem 0}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;border-bottom:1px solid #857a6f55;padding:.25rem 0}
dt,dd{margin:0}dd{font-weight:600;text-align:right}
.buttons{display:flex;flex-wrap:wrap;gap:.5rem;margin:.75rem 0}
button{font:inherit;padding:.6rem 1rem;min-height:2.75rem;border:1px solid #857a6f;border-radius:8px;cursor:pointer}
button.main{background:#1d5c3f;border-color:#1d5c3f;color:#fff}
@media print{.buttons,nav{display:none}}
</style></head><body><main><h1>${escape(title)}</h1>
<p class="test">Test payment. No card is charged.</p>
${body}</main></body></html>`;
}
