import { lowerFirst, plural } from '../language.js';
import { ruleFormOf } from '../read/rule-forms.js';
import { everydayChecks } from './everyday-checks.js';
import { limitsChecks } from './form-limits.js';
import { rightsChecks } from './form-rights.js';
import type { FormChecks } from './form-sides.js';
import { bare } from './form-words.js';

/** How it shows that a rule of a known form holds, in the words of the rule; null for a rule of another form. */
export function formChecks(text: string): FormChecks | null {
  const form = ruleFormOf(text);
  if (!form) return null;
  const checks = rightsChecks[form.name] ?? limitsChecks[form.name] ?? everydayChecks[form.name];
  return checks?.(form.of) ?? null;
}

/** What the product does about a rule of such a form, to be read after `shall`; null where that is what any rule asks. */
export function formDuty(text: string): string | null {
  const form = ruleFormOf(text);
  const { who = '', what = '', span = '', thing = '' } = form?.of ?? {};
  switch (form?.name) {
    case 'lent':
      return `let ${plural(bare(who))} be given ${lowerFirst(what)} for ${span}, and end it by itself`;
    case 'kept':
      return `keep ${lowerFirst(thing)} for ${span}, also where somebody wants to ${form.of['locked'] ? 'change or ' : ''}erase something of it`;
    default:
      return null;
  }
}
