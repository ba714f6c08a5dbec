import type { Field } from '@specforge/document';
import { plural } from '../language.js';
import { absentKind, aimOf } from './aim.js';
import { fieldNamed, isRowField, mainList, namesIds, rowsIn, type Values } from './fields.js';
import { listFor, removalIn, roomOf } from './items.js';
import { reasons, type Refusal } from './note.js';
import type { Step } from './step.js';

/** Why a step changed nothing, in words for whoever asked. */
export function refusalOf(step: Step, whole: string, data: Values, fields: Field[]): Refusal {
  const wish = (text: string): string => (readsAlone(whole) ? whole : text);
  const absent =
    'about' in step
      ? (step.about.match(/\b[A-Z]{1,4}-\d{3,}\b/g) ?? []).filter(
          (id) => !new RegExp(`\\b${id}\\b`).test(JSON.stringify(data)),
        )
      : [];
  const kind = 'about' in step ? absentKind(`${step.about} ${step.kind === 'add' ? step.what : ''}`, fields) : null;
  if (absent.length > 0)
    return {
      wish: wish('about' in step ? step.about : whole),
      why: `${absent.join(' and ')} ${absent.length > 1 ? 'do' : 'does'} not stand in this section`,
    };
  if (kind && 'about' in step)
    return { wish: wish(step.about || whole), why: `this section has no list of ${plural(kind)}` };
  switch (step.kind) {
    case 'beyond':
      return { wish: step.text, why: reasons[step.why], open: true };
    case 'replace':
      return {
        wish: wish(`replace ${step.from} with ${step.to}`),
        why: `“${step.from}” does not stand in this section`,
      };
    case 'remove': {
      const found = removalIn(data, fields, step.about);
      if (found && found.count - found.gone.length < Math.max(1, found.least))
        return {
          wish: wish(`remove ${step.about}`),
          why: `“${found.field.label}” keeps at least ${Math.max(1, found.least)}`,
        };
      return { wish: wish(`remove ${step.about}`), why: `nothing in this section is known as “${step.about}”` };
    }
    case 'add': {
      const field = listFor(step, data, fields);
      const full = field && ((data[field.name] as unknown[] | null) ?? []).length >= roomOf(field);
      if (full)
        return { wish: wish(`add ${step.what} ${step.about}`), why: `“${field.label}” takes at most ${roomOf(field)}` };
      if (field && step.about === '') return { wish: wish(`add ${step.what}`), why: outOfIdeas };
      return {
        wish: wish(`add ${step.about || step.what}`),
        why: step.about ? 'this section has no room for it' : `this section has no list of “${step.what}”`,
      };
    }
    case 'merge': {
      const aim = aimOf(step.about, data, fields);
      const [field] = aim.fields;
      if (aim.rows && field && isRowField(field) && rowsIn(data, field).length <= (field.min ?? 0))
        return { wish: wish(`merge ${step.about}`), why: `“${field.label}” keeps at least ${field.min ?? 0}` };
      return { wish: wish(`merge ${step.about}`), why: 'two things of one list could not be told from these words' };
    }
    case 'split': {
      const aim = aimOf(step.about, data, fields);
      const [field] = aim.fields;
      if (aim.rows && field && rowsIn(data, field).length >= roomOf(field))
        return { wish: wish(`split ${step.about}`), why: `“${field.label}” takes at most ${roomOf(field)}` };
      return { wish: wish(`split ${step.about}`), why: 'this section has nothing of that name that can be split' };
    }
    case 'set': {
      const there = aimOf(step.about, data, fields);
      const [field] = there.fields;
      if (
        field &&
        there.rows &&
        isRowField(field) &&
        there.rows.every((at) =>
          Object.values(rowsIn(data, field)[at] ?? {}).some(
            (value) => String(value).toLowerCase() === step.value.toLowerCase(),
          ),
        )
      )
        return { wish: wish(`set ${step.about} to ${step.value}`), why: 'it has that value already' };
      return {
        wish: wish(`set ${step.about} to ${step.value}`),
        why: namesIds(step.about)
          ? 'it has no such part, or the value does not fit it'
          : `this section has no “${step.about}” that takes this value`,
      };
    }
    case 'rename':
      return {
        wish: wish(`rename ${step.about} to ${step.to}`),
        why: `nothing in this section is known as “${step.about}”`,
      };
    case 'style':
      return {
        wish: wish(step.about),
        why: step.style === 'typos' ? 'no mistake was found' : 'no wording here had to change for it',
      };
    case 'sort':
      return { wish: wish(step.about), why: 'the lists of this section stand in that order already' };
    case 'shift':
      return { wish: wish(`move dates ${step.about}`), why: 'this section holds no such date' };
    case 'shape':
      return { wish: wish(step.about), why: 'the fields of this section have that shape already, or take no other' };
    case 'shorten':
      return { wish: wish(step.about), why: 'nothing here can go without a loss' };
    case 'keep':
      return { wish: wish(step.about), why: 'no list here is longer than that, or may be shorter' };
    case 'place':
    case 'swap':
    case 'lead':
      return { wish: wish(step.about), why: `nothing in this section could be moved by that name` };
    case 'extra':
      return { wish: wish(step.about), why: 'the fields it belongs to are full or hold it already' };
  }
}

/** What of a step could be done only in part: a list keeps the least it must have, and takes no more than it may. */
export function shortfallOf(step: Step, whole: string, before: Values, data: Values, fields: Field[]): Refusal | null {
  const wish = readsAlone(whole) ? whole : 'about' in step ? step.about : whole;
  if (step.kind === 'keep') {
    const main = fieldNamed(step.about, fields) ?? mainList(fields);
    const least = main && 'min' in main ? ((main.min as number | undefined) ?? 0) : 0;
    const count = main ? ((data[main.name] as unknown[] | null) ?? []).length : 0;
    return main && count === least && least > step.count
      ? { wish, why: `“${main.label}” keeps at least ${least}`, part: true }
      : null;
  }
  if (step.kind === 'add' && step.about === '') {
    const field = listFor(step, before, fields);
    const count = (values: Values): number => (field ? ((values[field.name] as unknown[] | null) ?? []).length : 0);
    const added = count(data) - count(before);
    if (!field || added === 0 || added >= step.count) return null;
    const full = count(data) >= roomOf(field);
    return { wish, why: full ? `“${field.label}” takes at most ${roomOf(field)}` : outOfIdeas, part: true };
  }
  return null;
}

const outOfIdeas = 'the offline engine has no further idea of its own; name what each shall be about';

/** A single short clause is quoted as it was typed. */
const readsAlone = (whole: string): boolean => whole !== '' && whole.length <= 160 && !/[\n;]/.test(whole.trim());
