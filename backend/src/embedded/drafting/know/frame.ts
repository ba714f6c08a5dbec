import type { Setting } from './setting.js';

/** How many share the work: an organisation with departments, a few who sell what they make, or a few for themselves. */
type Frame = 'large' | 'sold' | 'own';

/** A public body of any size has the officers that the law asks of it. */
export const frameOf = ({ large, sold, house }: Pick<Setting, 'large' | 'sold' | 'house'>): Frame =>
  large || house === 'public' ? 'large' : sold ? 'sold' : 'own';

/** Stands for whoever answers for the whole where the idea names nobody who does: no person of it gets deeds it never gave. */
export const neutralOwner = 'product owner';

/** Of an API the developer is who calls it: whoever builds it keeps a title of his own there. */
export const userWhoBuilds = 'developer';

const owner = String.raw`(?:product (?:owner|manager|lead)|project lead)`;
/** Whoever leads a place: among few people that is no other person than whoever pays. */
const leads = String.raw`(?:pilot|local|site|group|team) (?:lead|manager)`;
const builder = String.raw`(?:engineering|technical) lead|lead developer`;
const designer = String.raw`design lead|lead designer|product designer`;
const privacy = String.raw`(?:data protection|privacy) (?:officer|lead|adviser)`;

/** Where nobody of the idea answers for the whole, whoever decides on the product does. */
const withOneOwner = (text: string): string => once(text.replace(role(owner), (found) => cased(found, '{admin}')));

/** A group of departments is one cell of a table; alone it is whoever answers for the whole. */
const departments: [cell: RegExp, own: string, sold: string][] = [
  [/^(?:Product|Legal|Finance|Legal counsel)$/, '{Admin}', 'Product owner'],
  [/^(?:Engineering|Information technology)$/, 'Developer', 'Developer'],
  [/^Design$/, 'Designer', 'Designer'],
];

/**
 * Puts the roles of an organisation into those that few people have: who pays for it and who builds it. A template of the
 * knowledge, its slots still open. `own`: roles of the idea in the text, such as a customer's site manager, stay theirs.
 * `isOneOwner`: whoever decides on the product answers for all of it.
 */
export function inFrame(text: string, frame: string, own: string[] = [], isOneOwner = false): string {
  if (frame !== 'own' && frame !== 'sold') return isOneOwner ? withOneOwner(text) : text;
  const isUsersRole = own.includes(userWhoBuilds);
  const [, alone, sold] =
    departments.find(([cell, name]) => cell.test(text) && !(isUsersRole && name === 'Developer')) ?? [];
  if (alone !== undefined && sold !== undefined) return frame === 'own' ? alone : sold;
  if (!anyRole.test(text)) return text;
  const told = text
    .replace(
      /(?:, |; | and | or )(?:the )?(?:staff representatives|legal counsel|works council)\b|, with staff representatives|, with data protection/gi,
      '',
    )
    .replace(/ and (?:legal counsel|finance)(?=, and )/giu, '')
    .replace(/(?<!\bof )\b(?:legal counsel|finance), (?=\p{L})/giu, '')
    .replace(/\blegal counsel\b/gi, (found) => cased(found, 'a lawyer'))
    .replace(role(builder), (found) => (isUsersRole ? found : cased(found, 'developer')))
    .replace(role(designer), (found) => cased(found, 'designer'));
  if (frame === 'sold') {
    const titled = told
      .replace(role(privacy), (found) => cased(found, 'product owner'))
      .replace(/\b(p)roject lead\b/gi, '$1roduct owner');
    return isOneOwner ? withOneOwner(titled) : titled;
  }
  return once(
    told.replace(role(`${owner}|${privacy}|${leads}`), (found) =>
      own.includes(found.toLowerCase()) ? found : cased(found, '{admin}'),
    ),
  );
}

const role = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'gi');
const anyRole = new RegExp(
  String.raw`\b(?:${leads}|${owner}|${builder}|${designer}|${privacy}|legal counsel|finance|staff representatives|works council)\b`,
  'i',
);
const cased = (found: string, words: string): string =>
  /^\p{Lu}/u.test(found) ? words.replace(/^\{?\p{L}/u, (letter) => letter.toUpperCase()) : words;

const pair =
  /(?:\bboth (?:the )?)?(\{admin\})(?: and|,| with| or)(?: the)? \{admin\}(?: together)?(?: (sign|agree|look|read|take|decide|meet)\b)?/gi;

/** One person is not named twice in a row, and does alone what two did together. */
const once = (text: string): string =>
  text
    .replace(pair, (_, first: string, verb: string | undefined) => (verb ? `${first} ${verb}s` : first))
    .replace(/(\{admin\} signs) together\b/gi, '$1')
    .replace(/\bif \{admin\} agree\b/gi, 'if the {admin} agrees')
    .replace(
      /(\{admin\}) (change|keep|hold|own|meet|go|try|talk) ([^.]*?)(?: jointly| together)?(?=[,.])/gi,
      '$1 $2s $3',
    );
