import type { Row } from './field-kind.js';
import type { JsonSchema } from './json-schema.js';
import type { ValidationWalk } from './validation-walk.js';
import { idPattern } from './validation-walk.js';

const UID_LENGTH = 64;

/** The id that a model proposes, so that references inside its answer resolve. */
export function idSchema(prefix: string, what: string): JsonSchema {
  return {
    type: 'string',
    pattern: idPattern([prefix]),
    description: `Id of the ${what}: ${prefix}-001, ${prefix}-002 and so on. Keep the id of one that exists already; never reuse the id of another.`,
  };
}

export function validateIdentity(row: Row, prefix: string, walk: ValidationWalk): void {
  const { id, uid } = row;
  const idAbsent = id === undefined || id === null || id === '';
  if (!(idAbsent && walk.mode === 'edit')) {
    if (typeof id === 'string' && new RegExp(idPattern([prefix])).test(id)) walk.at('id').claimId(id);
    else walk.at('id').fail(`Id must be ${prefix}- and at least three digits, such as ${prefix}-001.`);
  }
  if (walk.mode === 'answer') return;
  const uidAbsent = uid === undefined || uid === null || uid === '';
  if (uidAbsent && walk.mode === 'edit') return;
  if (typeof uid === 'string' && uid.length > 0 && uid.length <= UID_LENGTH) walk.at('uid').claimUid(uid);
  else
    walk.at('uid').fail('Uid must be the internal id that the record was saved with; leave it out for a new record.');
}

/** The identity keys that a row may carry: a model has no say in uids. */
export function identityKeys(walk: ValidationWalk): string[] {
  return walk.mode === 'answer' ? ['id'] : ['uid', 'id'];
}
