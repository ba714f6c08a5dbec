import { isPeople, verbOf } from './lexicon.js';

/** What products call themselves. */
const words =
  'marketplace|platform|app|application|tool|service|e-service|system|dashboard|portal|website|web page|site|queue|planner|scheduler|tracker|assistant|chatbot|bot|copilot|api|sdk|library|plugin|browser extension|device|sensor|wearable|network|community|forum|newsletter|podcast|store|shop|game|course|register|registry|directory|database|calculator|simulator|engine|agent|hub|exchange|board|calendar|wallet|terminal|kiosk|product|solution|software|cli|framework|workspace|inbox|crm|erp|kit|monitor|reader|scanner|builder|generator|editor|club|subscription|subscription box|helpdesk|intranet|logbook|rota|lock|collar|tester|workflow|audit trail|escape room|programme|program|language model|toolkit|wiki|journal|diary|map|finder|add-on|saas|copilot';

/** The longer first, so that a subscription box is no subscription. */
export const kindWords = words
  .split('|')
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Words that are kinds only where the idea says 'a …' or names itself so: a site also has managers, an agent clients. */
const ambiguous =
  /^(?:service|system|site|library|game|store|shop|course|device|club|board|reader|product|solution|network|agent|queue|engine|kit|register|exchange|community|subscription|sensor|map|calendar|terminal|monitor|map|programme|program|collar|lock|journal|diary|language model|map|scanner|database|workspace|audit trail|workflow|planner|editor|builder)$/;

const english: Record<string, string> = {
  application: 'app',
  'e-service': 'online service',
  program: 'programme',
  saas: 'online service',
  'language model': 'assistant',
};

/** How a kind may be written in the idea, for patterns. */
export const spelledKind = (kind: string): string =>
  [kind, ...Object.entries(english).flatMap(([word, own]) => (own === kind ? [word] : []))].join('|');

/** What the idea calls itself: `marketplace`, `queue`, `app`; `product` when it does not say. */
export function kindOf(text: string): string {
  const pattern = new RegExp(
    String.raw`\b(?:(?:web|mobile|online|phone)\s)?(${kindWords})(s?)\b(?!['’]|-\p{L})`,
    'giu',
  );
  let best = { kind: 'product', score: 0 };
  for (const match of text.matchAll(pattern)) {
    const kind = (match[1] ?? '').toLowerCase();
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    // 'a community repair café' is a café.
    if (
      kind === 'community' &&
      /^ (?!(?:for|of|that|where|who|with|to|in|on|and|which|called|by|from)\b)\p{Ll}{3,}/u.test(after)
    )
      continue;
    const score = scoreOf(kind, Boolean(match[2]), before, after);
    if (score > best.score) best = { kind, score };
  }
  return english[best.kind] ?? best.kind;
}

/** What is done to a product to get it. */
const making =
  /^(?:want|need|build|make|create|develop|design|imagine|plan|propose|like|get|have|offer|use|launch|start|set up|open|run|provide|suggest|see|help|give|deliver|sell|work|try|look|think)$/;

function scoreOf(kind: string, many: boolean, before: string, after: string): number {
  const phrase = /(?:^|[.:;!?,–—-]\s*|\s)((?:[\p{L}'’/&-]+\s+){0,5})$/u.exec(before)?.[1] ?? '';
  const opens = /^[\p{L}\s'’/&-]*$/u.test(before) && before.trim().split(/\s+/).length <= 4;
  const named = /\b(?:an?|one|new)\s(?:[\p{L}'’/&-]+\s){0,4}$/iu.test(` ${before}`);
  const owned =
    /\b(?:the|their|per|each|every|our|my|your|his|her|this|that|carrier|practice|of|from|in|on|with|by|to|use|using)\s(?:[\p{L}-]+\s){0,1}$/iu.test(
      ` ${before}`,
    );
  // 'a shop employee' is somebody.
  if (ambiguous.test(kind) && isPeople(/^ (\p{Ll}+)/u.exec(after)?.[1] ?? '')) return -1;
  // 'village shops': many of a thing that is a kind only now and then are people, not the product.
  if (many && ambiguous.test(kind)) return -1;
  // 'submits an application', 'gets its applications by post': papers that somebody hands in.
  if (kind === 'application' && (many || handedIn.test(before))) return -1;
  // 'one place for application, review and decision': what is done there.
  if (kind === 'application' && /\bfor $/i.test(before)) return -1;
  // 'in a shop like ours': where it happens.
  if (ambiguous.test(kind) && /\b(?:in|at|inside) (?:an?|every|each) (?:[\p{L}-]+ )?$/iu.test(before)) return -1;
  // 'one planner who fills the drums' is somebody.
  if (/^(?:planner|scheduler|scanner|reader|builder|agent|assistant)$/.test(kind) && isSomebody(before, after))
    return -1;
  // 'no app store': what there shall not be, and where apps come from.
  if (/\b(?:no|not an?|without an?|instead of an?)\s(?:[\p{L}-]+\s)?$/iu.test(before)) return -1;
  if (kind === 'store' && /\b(?:app|play)\s$/i.test(before)) return -1;
  // 'scuba club, 85 members' is who asks.
  if (
    /^(?:club|school|library|shop|store|community|network|course)$/.test(kind) &&
    /^,?\s(?:with\s)?\d[\d.,]*\s\p{L}/u.test(after)
  )
    return -1;
  // 'volunteers check a device': what is worked with.
  const [, doing = ''] = /(\p{L}+)\s(?:an?|one)\s(?:[\p{L}'’/&-]+\s){0,3}$/iu.exec(before) ?? [];
  const base = verbOf(doing);
  if (ambiguous.test(kind) && base && !making.test(base)) return -1;
  let score = ambiguous.test(kind) ? 0 : 2;
  if (named) score += 3;
  if (opens && !owned) score += 2;
  if (owned && !named) score -= 3;
  if (many) score -= 2;
  // One thing of a list of needs: '…, a second signature and a full audit trail'.
  if (/,[^.]*\band\s[^.]*$/.test(before)) score -= 6;
  // Whom it is for is not what it is: 'ticket resale for a football club'.
  if (ambiguous.test(kind) && /\bfor\s(?:an?|the|our|my)\s(?:[\p{L}-]+\s){0,2}$/iu.test(before)) score -= 6;
  // A part of something else: 'a smart bin with a fill sensor'.
  if (/\b(?:with|on|by|via|from)\s(?:an?\s)?(?:[\p{L}-]+\s){0,2}$/iu.test(before)) score -= 6;
  if (/^\s*(?:$|[.,:;–—-]|for\b|that\b|which\b|to\b|where\b|of\b|connecting\b|with\b|in\b|by\b|on which\b)/.test(after))
    score += 1;
  else if (!/^\s*(?:and|or|&)\b/.test(after)) score -= 2;
  if (/\b(?:called|named|is)\s+an?\s(?:[\p{L}'’/-]+\s){0,4}$/iu.test(before)) score += 2;
  // What stands later is more often a part of the surroundings than the product.
  return score - Math.min(3, before.length / 120) - (phrase === '' && before !== '' ? 1 : 0);
}

const handedIn =
  /\b(?:submit|send|hand|check|approve|refuse|reject|grant|follow|review|file|process|receive|get|withdraw|decide)(?:s|es|ed|ing|ting)?(?: (?:in|on))? (?:the |an? |each |every |its |their )?(?:[\p{L}-]+ )?$/iu;

const isSomebody = (before: string, after: string): boolean =>
  /^\s(?:who|whose|wants?|needs|fills|decides|has to|approves)\b/i.test(after) ||
  (/\b(?:one|each|every|our|the|their|by)\s$/i.test(before) &&
    /^\s(?:can|must|sees|works|signs|checks)\b/i.test(after));

/** Kinds that say nothing about what the product does. */
export const isGenericKind = (kind: string): boolean =>
  /^(?:product|tool|app|application|platform|service|online service|system|solution|software|website|web page|site)$/.test(
    kind,
  );
