import { type Wish, wishOf } from './priorities.js';

/** Ideas written as notes: headings and `Users: …` say what their lines are about. */
type Label = 'users' | 'features' | 'problem' | 'goal' | 'rule' | 'limit' | 'solution' | 'name' | 'other';

export interface Statement {
  text: string;
  label: Label | null;
  /** How much it is wanted, where the heading or the sentence says so. */
  wish?: Wish | null;
}

const labels: [pattern: RegExp, label: Label][] = [
  [
    /^(?:(?:target |primary |secondary )?(?:users?|audiences?|customers?|personas?|roles|actors|who(?: is it for)?|who (?:[/&+]|and|does) what|who (?:can|may|uses) (?:what|it)|for whom|target group|stakeholders))$/i,
    'users',
  ],
  [
    /^(?:(?:key |main |core |mvp |new |planned |must[- ]have )?(?:features?|functions?|functionality|capabilities|requirements?|scope of (?:work|services?)|user stories|must[- ]haves?|nice[- ]to[- ]haves?|should[- ]haves?|could[- ]haves?|scope|use cases?|what (?:it|the (?:app|tool|system|product|platform|service)) (?:does|must do|should do|has to do|needs to do)|what (?:we|i) (?:want|need|are building|build|would like)|how (?:it|this) (?:works|should work|will work)|workflow|user journeys?|in scope|deliverables|first (?:version|release)|mvp|wanted|wished|wish list|needs?(?:,? in short|, short)?|needed functions))$/i,
    'features',
  ],
  [
    /^(?:(?:the )?(?:problems?|pain points?|pains?|challenges?|background|context|situation|why|today|now|currently|at present|presently|nowadays|these days|so far|until now|as[ -]is|as it is(?: today| now)?|how it is(?: done)?(?: today| now)?|how (?:we|they) (?:do it|work)(?: today| now)?|current (?:state|situation|process|way)|status(?: quo)?|the old way))$/i,
    'problem',
  ],
  [
    /^(?:(?:success )?(?:kpis?|goals?|targets?|objectives?|metrics?|success|success metrics?|success criteria|okrs?|north star|aims?|measures?|milestones?|to reach))$/i,
    'goal',
  ],
  [
    /^(?:(?:house |business |hard |our |the )?rules?|polic(?:y|ies)|safety|fixed|constraints?|limits?|must(?: not)?|conditions?|restrictions?)$/i,
    'rule',
  ],
  [
    /^(?:budget|money|costs?|price frame|tariff|revenue|funding|ask|market|time(?:line|table|scales?)|schedule|dates|deadlines?|launch|compliance|legal|regulations?|tech(?:nology)?(?: stack)?|integrations?|business model|pricing|price|monetisation|monetization|platforms?|risks?|out of scope|non-goals?)$/i,
    'limit',
  ],
  [
    /^(?:(?:the |our )?(?:solution|idea|product|concept|vision|mission|summary|overview|description|what|elevator pitch|proposal))$/i,
    'solution',
  ],
  [/^(?:(?:product |project |app |working )?(?:name|title))$/i, 'name'],
  // What ends the list before it and is read by its own words.
  [/^(?:size|not|out|excluded|left out|team|without|numbers?|scale)$/i, 'other'],
];
/** What a heading says its lines are about; null where it is none. */
export const labelOf = (text: string): Label | null =>
  labels.find(([pattern]) => pattern.test(text.trim()))?.[1] ?? null;

/** Every sentence with the heading or label it stands under; bare headings fall away. */
export function statementsOf(sentences: string[]): Statement[] {
  const statements: Statement[] = [];
  let current: Label | null = null;
  let wish: Wish | null = null;
  for (const sentence of sentences) {
    const heading = labelOf(sentence.replace(/\s*[:.]\s*$/, ''));
    if (heading) {
      current = heading;
      wish = wishOf(sentence);
      continue;
    }
    const parted = /^([\p{L}][\p{L} -]{1,28}?)\s?[:–]\s+(.+)$/su.exec(sentence);
    const own = parted?.[1] ? labelOf(parted[1]) : null;
    if (own === 'other') [current, wish] = [null, null];
    statements.push(
      own && own !== 'other' && parted?.[2]
        ? { text: parted[2], label: own, wish: wishOf(parted[1] ?? '') }
        : { text: sentence, label: current, wish },
    );
  }
  return statements;
}
