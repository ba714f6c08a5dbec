import { actor } from '../read/audiences.js';
import type { Audience } from '../read/brief.js';
import { departmentOf } from '../read/departments.js';
import { isGroup, isPeople } from '../read/lexicon.js';
import { headOf } from '../read/phrases.js';

/** Who can act in a clause: people, houses, and departments that an idea calls by their work. */

const departments =
  /^(?:hr|finance|compliance|legal|sales|marketing|support|engineering|operations|ops|procurement|security|qa|accounting|payroll|management|facilities|people ops|customer success|customer support)$/i;

const isDepartment = (text: string): boolean => {
  const bare = text.replace(/^(?:the|our) /i, '');
  return bare === 'IT' || departments.test(bare) || departmentOf(bare) !== null;
};
export const isSomebody = (subject: string): boolean => {
  const head = headOf(subject.replace(/^(?:the|an?|our|each|every|all|new|any|their) /i, '')).replace(
    / (?:nearby|online|abroad)$/i,
    '',
  );
  return (
    isPeople(subject) ||
    isPeople(head) ||
    isGroup(head) ||
    isDepartment(subject) ||
    /^(?:users?|people|anyone|everyone|friends?)$/i.test(head) ||
    /\b(?:panel|board|committee|council|session|programme) chairs?$/i.test(subject)
  );
};

/** `HR`, `finance`: the department acts. */
export function doer(subject: string): Audience {
  const bare = subject.replace(/^(?:the|our) /i, '');
  const known = departmentOf(bare);
  if (known !== null) return { noun: known, text: known, count: null };
  return isDepartment(subject) && !/^(?:sales|support)$/i.test(bare)
    ? {
        noun: `${/^(?:hr|it|qa)$/i.test(bare) ? bare.toUpperCase() : bare.toLowerCase()} staff`,
        text: `${bare} staff`,
        count: null,
      }
    : actor(subject);
}
