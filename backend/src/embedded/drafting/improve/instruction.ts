import { plainText } from '../read/clean.js';

/** One thing that an instruction asks for. `about` is what it is said of, in the user's words. */
export type Step =
  | { kind: 'replace'; from: string; to: string }
  | { kind: 'remove'; about: string }
  | { kind: 'add'; count: number; what: string; about: string }
  | { kind: 'shorten'; about: string }
  | { kind: 'expand'; about: string }
  | { kind: 'measure'; about: string }
  | { kind: 'plain'; about: string }
  | { kind: 'set'; about: string; value: string }
  | { kind: 'sort'; about: string }
  | { kind: 'shift'; about: string; days: number }
  | { kind: 'unknown'; text: string };

const quoted = String.raw`["'“‘]([^"'”’]+)["'”’]`;
const counts: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  another: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  some: 2,
  more: 2,
  few: 2,
  couple: 2,
};

/** Reads an instruction clause by clause. What no rule understands stays as `unknown`, to be worked in as it is. */
export function readInstruction(raw: string): Step[] {
  const text = plainText(raw).replaceAll('\uE000', '').replace(/\s+/g, ' ').trim();
  const clauses = text
    .split(
      /(?<=[.!;])\s+|;\s*|\n+|,?\s+(?:and|then|and then|also)\s+(?=(?:please\s+)?(?:add|remove|delete|drop|replace|rename|shorten|expand|make|use|include|mention|sort|move|change|set|cut|trim|write|give|put)\b)/i,
    )
    .map((clause) => clause.trim().replace(/[.!;]+$/, ''))
    .filter(Boolean);
  return clauses.map(readClause);
}

function readClause(clause: string): Step {
  const text = clause
    .replace(/^(?:please|could you|can you|i want you to|we should|just)\s+/i, '')
    .replace(/\s+please$/i, '');
  return (
    replacement(text) ??
    setting(text) ??
    shifting(text) ??
    addition(text) ??
    removal(text) ??
    manner(text) ?? { kind: 'unknown', text }
  );
}

function replacement(text: string): Step | null {
  const marked = text.match(
    new RegExp(
      String.raw`\b(?:replace|change|swap|rename|correct)\b.*?${quoted}\s+(?:with|to|by|for|into|as)\s+${quoted}`,
      'i',
    ),
  );
  if (marked?.[1] && marked[2]) return { kind: 'replace', from: marked[1], to: marked[2] };
  const instead = text.match(
    /\b(?:use|say|write|call (?:it|them))\s+["'“‘]?(.+?)["'”’]?\s+(?:instead of|rather than|not)\s+["'“‘]?(.+?)["'”’]?$/i,
  );
  if (instead?.[1] && instead[2]) return { kind: 'replace', from: instead[2], to: instead[1] };
  const plain = text.match(
    /^(?:replace|rename|swap)\s+(?:all\s+|every\s+|the\s+(?:word|term|name|phrase)\s+)?["'“‘]?(.+?)["'”’]?\s+(?:with|to|by|into|as)\s+["'“‘]?(.+?)["'”’]?(?:\s+everywhere|\s+throughout)?$/i,
  );
  return plain?.[1] && plain[2] ? { kind: 'replace', from: plain[1], to: plain[2] } : null;
}

function setting(text: string): Step | null {
  const set = text.match(
    /^(?:set|change|make|mark|put|raise|lower)\s+(?:the\s+)?(?:(?:priority|likelihood|impact|influence|size|owner|weight|category|level)\s+of\s+)?(.+?)\s+(?:to|as|a|an|into)\s+["'“‘]?(must|should|could|later|won'?t|high|medium|low|small|large|primary|secondary|influencer|product|design|engineering|legal)["'”’]?(?:[\s-]?have)?$/i,
  );
  return set?.[1] && set[2] ? { kind: 'set', about: set[1], value: set[2].replace("'", '') } : null;
}

function shifting(text: string): Step | null {
  const match = text.match(
    /^(?:move|shift|push|delay|postpone|bring forward|pull)\b(.*?)\bby\s+(\d+|one|two|three|four|six)\s+(day|week|month)s?(.*)$/i,
  );
  if (!match) return null;
  const amount = Number(match[2]) || (counts[(match[2] ?? '').toLowerCase()] ?? (match[2] === 'six' ? 6 : 1));
  const days = amount * ({ day: 1, week: 7, month: 30 }[(match[3] ?? 'week').toLowerCase()] ?? 7);
  const earlier = /forward|pull|earlier|ahead/i.test(text);
  return {
    kind: 'shift',
    about: `${match[1] ?? ''} ${match[4] ?? ''}`
      .replace(/\b(?:all|every|dates?|back|out|forward|earlier|later)\b/gi, '')
      .trim(),
    days: earlier ? -days : days,
  };
}

function addition(text: string): Step | null {
  const match = text.match(
    /^(?:add|include|insert|mention|append|introduce|write|give|provide|put in|cover|list|suggest)\s+(?:us\s+|me\s+|in\s+)?(.+)$/i,
  );
  if (!match?.[1]) return null;
  const rest = match[1];
  if (/^(?:more |some |further )?(?:details?|depth|context|explanation|background)\b/i.test(rest))
    return { kind: 'expand', about: rest };
  if (/^(?:more |some |concrete |exact )?(?:numbers?|figures?|metrics?|targets?|thresholds?)\b/i.test(rest))
    return { kind: 'measure', about: rest };
  const counted = rest.match(
    /^(\d+|an?|one|another|two|three|four|five|some|more|a few|a couple of)\s+(?:more\s+|further\s+|new\s+|additional\s+|other\s+)?(.*)$/i,
  );
  const number = (counted?.[1] ?? 'one').toLowerCase().replace(/^a (few|couple).*/, '$1');
  const body = (counted?.[2] ?? rest).trim();
  const statement = body.match(/^(?:that|how|why|the fact that)\s+(.+)$/i)?.[1];
  if (statement) return { kind: 'add', count: 1, what: '', about: statement };
  const parts = body.match(
    /^([\p{L}-]+(?:\s[\p{L}-]+)??)(?:\s*[:–—-]\s*|\s+(?:about|for|on|that|to|of|where|when|which|covering|regarding|saying|called|named|with|concerning)\s+)(.+)$/iu,
  );
  return {
    kind: 'add',
    count: Math.min(6, Math.max(1, Number(number) || (counts[number] ?? 1))),
    what: (parts?.[1] ?? body).trim(),
    about: (parts?.[2] ?? (body.split(' ').length > 2 ? body : '')).replace(/^["'“‘]|["'”’]$/g, '').trim(),
  };
}

function removal(text: string): Step | null {
  const match = text.match(
    /^(?:remove|delete|drop|take out|leave out|get rid of|omit|erase)\s+(?:the\s+|all\s+)?(.+)$/i,
  );
  return match?.[1] ? { kind: 'remove', about: match[1] } : null;
}

/** Requests about how something is said. Order counts: 'more concise and specific' is first of all concise. */
const manners: [pattern: RegExp, kind: 'shorten' | 'expand' | 'measure' | 'plain' | 'sort'][] = [
  [
    /\b(?:short(?:en|er)?|concise|brief(?:er)?|condense|trim|tighten|cut (?:it |this |down)|half (?:the|as)|less (?:text|wordy|verbose)|too long|summari[sz]e|crisp)\b/i,
    'shorten',
  ],
  [
    /\b(?:measurable|quantif\w*|specific|concrete|precise|numbers?|figures?|metrics?|testable|vague|verifiable|smart)\b/i,
    'measure',
  ],
  [
    /\b(?:expand|longer|elaborate|extend|flesh out|in (?:more|greater) detail|more detail(?:ed|s)?|deeper|enrich|thorough|explain more|too short)\b/i,
    'expand',
  ],
  [
    /\b(?:simpl(?:e|er|ify)|plain(?:er)?|clear(?:er)?|jargon|easier|readable|friendl(?:y|ier)|formal|professional|tone|persuasive|polish|rewrite|rephrase|reword|improve (?:the )?(?:wording|style|text))\b/i,
    'plain',
  ],
  [/\b(?:sort|reorder|re-order|rank|prioriti[sz]e|order (?:them|by|the))\b/i, 'sort'],
];

function manner(text: string): Step | null {
  const found = manners.find(([pattern]) => pattern.test(text));
  return found ? { kind: found[1], about: text } : null;
}
