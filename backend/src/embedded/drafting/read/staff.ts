import { upperFirst } from '../language.js';

/** Who of the team answers for a product, pays for it, checks it or asked for it: said beside the idea, and no user of it. */

export interface Staff {
  part: 'owner' | 'sponsor' | 'requester' | 'other';
  /** `Tomasz`, `Platform Infra`. */
  name: string;
  /** `founder`, `Operations Director`; empty where the idea tells none. */
  title: string;
  /** What they are called in the idea where they have another part: `reviewer`. */
  as: string;
}

const parts: Record<string, Staff['part']> = {
  owner: 'owner',
  'product owner': 'owner',
  'product manager': 'owner',
  'project owner': 'owner',
  'business owner': 'owner',
  'service owner': 'owner',
  po: 'owner',
  pm: 'owner',
  dri: 'owner',
  sponsor: 'sponsor',
  'executive sponsor': 'sponsor',
  'project sponsor': 'sponsor',
  'requested by': 'requester',
  requester: 'requester',
  requestor: 'requester',
  reporter: 'requester',
  'reported by': 'requester',
};
const others =
  'reviewers?|approvers?|tech(?:nical)? lead|engineering lead|eng lead|design lead|designer|decision[- ]maker|contract owner|project lead|client contact|contact';
/** In any case of their first letters: with all case left aside a name could not be told from the words behind it. */
const labels = `${`${Object.keys(parts).join('|')}|${others}`.replace(
  /(?<![\p{L}\\])\p{Ll}/gu,
  (letter) => `[${letter.toUpperCase()}${letter}]`,
)}|PO|PM|DRI`;
const word = String.raw`(?:\p{Lu}(?:[\p{L}'’-]*|\.)|of|and|for|the|&)`;
/** `Owner: Tomasz, reviewer: Platform Infra.` */
const labelled = new RegExp(
  String.raw`(?<=^|[.;,(]\s?|[-*•]\s)(${labels})\s?:\s(@?\p{Lu}[\p{L}'’&-]*(?:\s${word})*(?:,\s(?!(?:${labels})\s?:|(?:approved|signed off) by\b)[\p{L}&' -]{2,40})?)(?:[.;,]\s*|(?=\))|\s*$)`,
  'gmu',
);
/** `sponsor: district superintendent`: a post without a name. */
const posts =
  /(?<=^|[-*•]\s)([Ss]ponsor|[Pp]roduct owner|[Bb]udget owner|[Ee]xecutive sponsor)\s?:\s(\p{Ll}[\p{L} -]{3,40}?)(?:[.;]\s*|\s*$)/gmu;
/** `, approved by CISO` behind who owns it. */
const approver =
  /(?<=^\s*(?:[-*•]\s)?),?\s?([Aa]pproved|[Ss]igned off) by (?:the |our )?(\p{Lu}[\p{L} ]{1,40}?)[.;]?\s*$/gmu;
/** `The HR director sponsors the project` */
const sponsors =
  /(?<=^|[.!?]\s)(?:[Tt]he|[Oo]ur) ([\p{L} -]{2,40}?) (?:sponsors|is (?:the )?(?:executive )?sponsor of|is sponsoring) (?:the|this) (?:project|product|initiative|tool|app)(?:,? and (?:the|our) ([\p{L} -]{2,40}?) (?:will )?supports? (?:it|the (?:project|product|tool)))?[.]/gu;
const name = String.raw`\p{Lu}[\p{Ll}'’-]+(?:\s(?:(?:van|von|de|der|den|da|di|la|le)\s){0,2}\p{Lu}[\p{L}'’-]+){0,2}`;
/** `, founder Denise Okoro owns the product` */
const owns = new RegExp(
  String.raw`(?:,\s(?:and\s)?|(?<=^|[.!?]\s))(?:(?:[Oo]ur|[Tt]he|[Mm]y)\s)?((?:\p{L}+\s){0,3}?)(${name})(?:,\s([^,.]{3,40}),)?\s(?:owns|will own|is the (?:product )?owner of)\s(?:the\s(?:product|project|app|tool|service)|it|this)(?=[.,;]|$)`,
  'gu',
);
const ranks =
  /^(?:vp|svp|evp|c[efiotmp]o|coo|head|director|chief|manager|lead|president|founder|co-founder|owner|partner|engineer|officer|operations|product)\b|\b(?:director|manager|lead|officer|owner|head|founder|president|engineer|ops|operations|chair|secretary|partner|coordinator|team)$/i;

/** `VP Risk, Laura Benning`, `Miriam Oster, field ops`, `Chief Financial Officer Tor Aune`: who, and what they are. */
function personIn(value: string): Pick<Staff, 'name' | 'title'> {
  const [first = '', second = ''] = value.split(/,\s/).map((one) => one.trim().replace(/[.]$/, ''));
  if (second !== '') return ranks.test(first) ? { name: second, title: first } : { name: first, title: second };
  const [, title = '', who = ''] =
    new RegExp(
      String.raw`^(.{2,40}?(?:Officer|Director|Manager|Lead|President|Founder|Owner|CEO|CFO|CTO|COO|CIO))\s(${name})$`,
      'u',
    ).exec(first) ?? [];
  return who === '' ? { name: first.replace(/^@/, ''), title: '' } : { name: who, title };
}

/** Whoever signed, and what stands below their name: `Graham Tolley`, `Operations Director`. */
const signed = (lines: string[]): Staff[] => {
  const [who = '', below = ''] = lines.map((line) => line.trim().replace(/^[-–—/]+\s?|[,.]$/g, '')).filter(Boolean);
  if (!new RegExp(`^${name}$`, 'u').test(who)) return [];
  return [
    { part: 'requester', name: who, title: /@|\d|https?:/.test(below) || below.length > 60 ? '' : below, as: '' },
  ];
};

/** `I'm the quality manager and I want …`, `I lead HR operations at …`: whoever writes, by what they are. */
const writes =
  /(?<=^|[.!?,]\s|\band )(?:[Ii] am|[Ii]['’]m|(?<owns>[Aa]m now product owner)|[Ii] (?<leads>lead)) ?(?<what>(?:the|head of) (?!(?:one|only|first)\b)[\p{L}&, -]{3,45}?|(?:HR|IT) operations)?(?= (?:and|at|for|in|here)\b|[.;])/gmu;
const writerIn = (raw: string): Staff[] =>
  [...raw.matchAll(writes)].flatMap(({ groups = {} }): Staff[] => {
    const { owns: own, leads, what = '' } = groups;
    if (own) return [{ part: 'owner', name: 'the author of the idea', title: '', as: '' }];
    const post = what.replace(/^the /, '');
    if (leads && what !== '') return [{ part: 'requester', name: `the lead of ${what}`, title: '', as: '' }];
    return /^head of /.test(post) || ranks.test(post)
      ? [{ part: 'requester', name: `the ${post}`, title: '', as: '' }]
      : [];
  });

/** `signature`: the lines below the greeting at the end of a letter. */
export function staffOf(raw: string, signature: string[]): Staff[] {
  const told = [...raw.matchAll(labelled)].map(([, label = '', value = '']): Staff => {
    const said = label.toLowerCase();
    return { part: parts[said] ?? 'other', ...personIn(value), as: parts[said] ? '' : said };
  });
  const owners = [...raw.matchAll(owns)].map(([, before = '', who = '', behind = '']): Staff => ({
    part: 'owner',
    name: who,
    title: (behind || before).trim(),
    as: '',
  }));
  const untitled = (found: Iterable<RegExpMatchArray>): Staff[] =>
    [...found].map(([, said = '', who = '']) => {
      const label = said.toLowerCase();
      const part = parts[label] ?? 'other';
      return {
        part,
        name: who,
        title: '',
        as: part === 'other' ? (/^(?:approved|signed off)$/.test(label) ? 'approver' : label) : '',
      };
    });
  const [, sender] = new RegExp(String.raw`^\s*[Ff]rom\s?: (${name})(?:\s<.*)?\s*$`, 'mu').exec(raw) ?? [];
  const from: Staff[] = sender === undefined ? [] : [{ part: 'requester', name: sender, title: '', as: '' }];
  const all = [
    ...told,
    ...owners,
    ...untitled(raw.matchAll(posts)),
    ...untitled(raw.replace(labelled, '').matchAll(approver)),
    ...[...raw.matchAll(sponsors)].flatMap(([, sponsor = '', support = '']): Staff[] => [
      { part: 'sponsor', name: sponsor, title: '', as: '' },
      ...(support === '' ? [] : [{ part: 'other' as const, name: support, title: '', as: 'support' }]),
    ]),
    ...from,
    ...signed(signature),
    ...writerIn(raw).slice(0, 1),
  ];
  // 'From: Helena Lindqvist' and '/Helena' are one.
  return all.filter(
    ({ name: who, part }, at) =>
      all.findIndex((one) => one.part === part && (one.name.startsWith(who) || who.startsWith(one.name))) === at,
  );
}

/** The idea without what it says of them, which is no rule of the product. */
export const withoutStaff = (raw: string): string =>
  raw
    .split('\n')
    .map((line) =>
      line
        .replace(labelled, '')
        .replace(owns, '')
        .replace(posts, '')
        .replace(approver, '')
        .replace(sponsors, '')
        .replace(/^\s*[-*•]\s*$/, ''),
    )
    .join('\n');

/** `Laura Benning, VP Risk`. */
export const staffName = ({ name: who, title }: Staff): string => [upperFirst(who), title].filter(Boolean).join(', ');
