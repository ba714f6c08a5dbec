import nlp from 'compromise';
import { isKnownWord, isPeople } from '../read/lexicon.js';
import { namesOf, rolesFound } from '../read/actors.js';
import type { Brief } from '../read/brief.js';
import { sameRole } from './people.js';

export interface NamedPerson {
  /** `production head`; empty where the idea gives a name alone. */
  role: string;
  /** `Mireille Caron`, `Mrs. Okafor` */
  name: string;
}

const names = String.raw`((?:(?:Mrs?|Ms|Dr|Prof)\.?\s)?\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+){0,2})`;
const afterRole = new RegExp(
  String.raw`(?:\b(?:[Oo]ur|[Tt]he|[Mm]y|[Aa]n?)\s|^|(?<=[.;:]\s)|(?<=\band\s))(\p{L}[\p{Ll}-]+(?:\s\p{Ll}[\p{Ll}-]+)?)(,?)\s${names}(?=[\s,.;'’)])`,
  'gu',
);
const titled = /\b((?:Mrs?|Ms|Dr|Prof)\.?\s\p{Lu}[\p{Ll}'’-]+(?:\s\p{Lu}[\p{Ll}'’-]+)?)/gu;

/** People whom the idea names: who stands behind a role (`our production head, Mireille Caron`), and `Mrs. Okafor`. */
export function namedPeople(sentences: string[]): NamedPerson[] {
  const found = sentences.flatMap((sentence) => [
    ...[...sentence.matchAll(afterRole)].flatMap(([, role = '', comma = '', name = '']): NamedPerson[] =>
      isPerson(name, comma !== '' && isRole(role)) && (comma !== '' || isRole(role))
        ? [{ role: role.toLowerCase(), name }]
        : [],
    ),
    ...[...sentence.matchAll(titled)].map(([, name = '']): NamedPerson => ({ role: '', name })),
  ]);
  return found.filter(({ name }, at) => found.findIndex((one) => one.name.includes(name)) === at);
}

/** Everybody whom the idea calls by name, with the role under which the document speaks of them. */
export function personsOf({ sentences, name: product }: Pick<Brief, 'sentences' | 'name'>): NamedPerson[] {
  const told = [
    ...namedPeople(sentences),
    ...namesOf(sentences).map(([name, role]): NamedPerson => ({ role, name })),
    ...rolesFound(sentences, product).map(([name, role]): NamedPerson => ({ role, name })),
  ]
    .map(({ role, name }) => ({ role, name: name.replace(/^(?:Today|Now|Currently|Nowadays) (?=\p{Lu})/u, '') }))
    .filter(({ role, name }) => role !== '' && name !== product);
  return told.filter(
    ({ role, name }, at) =>
      told.findIndex((one) => one.name.includes(name) || name.includes(one.name)) === at &&
      told.findIndex((one) => sameRole(one.role, role)) === at,
  );
}

/** Two names of which the dictionary holds none but as a name; `Business Cloud` and `South Wing` are no people. */
const isPerson = (name: string, isIntroduced: boolean): boolean => {
  if (isIntroduced || /^(?:Mrs?|Ms|Dr|Prof)\b/.test(name)) return true;
  const parts = name.split(' ');
  return parts.length > 1 && !parts.some((part) => isKnownWord(part.toLowerCase()) && !nlp(part).has('#Person'));
};

const isRole = (text: string): boolean => isPeople(text.toLowerCase().split(' ').at(-1) ?? '');

/** The name of whoever the idea names for a role. */
export const nameFor = (role: string, named: NamedPerson[]): string | undefined =>
  named.find((one) => one.role !== '' && sameRole(one.role, role))?.name;
