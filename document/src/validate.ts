import { isObject } from './content-check.js';
import { kindOfField } from './fields.js';
import { sectionPrefixes } from './template-references.js';
import type { Field, SectionDefinition } from './types.js';
import type { FieldProblem, ValidationMode } from './validation-walk.js';
import { ValidationWalk } from './validation-walk.js';
import { refuseUnknown, validateValue } from './value-kinds.js';

type Fields = Pick<SectionDefinition, 'fields'>;

function validate(section: Fields, data: unknown, mode: ValidationMode, knownIds?: Iterable<string>): FieldProblem[] {
  const walk = new ValidationWalk(mode);
  if (!isObject(data)) {
    walk.fail(`The section must be an object with ${section.fields.map(({ name }) => name).join(', ')}.`);
    return walk.problems;
  }
  refuseUnknown(
    data,
    section.fields.map(({ name }) => name),
    'this section',
    walk,
  );
  for (const field of section.fields)
    validateValue<Field>(field, kindOfField(field), data[field.name], walk.at(field.name));
  walk.resolve(sectionPrefixes(section), knownIds);
  return walk.problems;
}

/**
 * What is wrong with stored data, empty when nothing is: every record has uid and id. `knownIds` are the display
 * ids of the other sections; without them references out of the section are checked for their form only.
 */
export function validateSection(section: Fields, data: unknown, knownIds?: Iterable<string>): FieldProblem[] {
  return validate(section, data, 'saved', knownIds);
}

/** The same for a person's save: a new record has no uid and no id yet. */
export function validateEdits(section: Fields, data: unknown, knownIds?: Iterable<string>): FieldProblem[] {
  return validate(section, data, 'edit', knownIds);
}

/** The same for a model's answer: records carry proposed ids and no uid. */
export function validateAnswer(section: Fields, answer: unknown, knownIds?: Iterable<string>): FieldProblem[] {
  return validate(section, answer, 'answer', knownIds);
}

/** One field's value as a person types it, for forms; references are checked for their form only. */
export function validateField(field: Field, value: unknown): FieldProblem[] {
  const walk = new ValidationWalk('edit', field.name);
  validateValue<Field>(field, kindOfField(field), value, walk);
  return walk.problems;
}
