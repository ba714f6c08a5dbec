import { countOf, numberWords, type Step } from './step.js';

/** Instructions that name what shall change into what. Each reader answers null for what is not its own. */

const quoted = String.raw`["'“‘]([^"“”]+?)["'”’]`;
const bare = (text: string): string => text.trim().replace(/^["'“‘]+|["'”’]+$/g, '');
const ids = /\b[A-Z]{1,4}-\d{3,}\b/;
const places = /\b(?:first|second|third|fourth|fifth|sixth|last|final|top)\b/i;
const kinds =
  'goal|risk|feature|requirement|story|milestone|persona|question|metric|event|assumption|bullet|item|row|non-goal';

export function replacement(text: string): Step | null {
  const marked = text.match(
    new RegExp(
      String.raw`\b(?:replace|change|swap|rename|correct|substitute|exchange)\b.*?${quoted}\s+(?:with|to|by|for|into|as)\s+${quoted}`,
      'i',
    ),
  );
  if (marked?.[1] && marked[2]) return { kind: 'replace', from: marked[1], to: marked[2] };
  const instead = text.match(
    /\b(?:use|say|write|call (?:it|them))\s+(?:the (?:word|term)\s+)?(.+?)\s+(?:instead of|rather than|not|in place of)\s+(.+?)(?:\s+everywhere|\s+throughout)?$/i,
  );
  if (instead?.[1] && instead[2]) return { kind: 'replace', from: bare(instead[2]), to: bare(instead[1]) };
  const plain = text.match(
    /^(?:replace|rename|swap|substitute|change all|change every)\s+(?:all\s+|every\s+|(?:all )?(?:occurrences|mentions|instances) of\s+|the\s+(?:word|term|name|phrase|product)s?\s+)*(.+?)\s+(?:with|to|by|into|as)\s+(.+?)(?:\s+everywhere|\s+throughout)?$/i,
  );
  if (!plain?.[1] || !plain[2]) return null;
  const [from, to] = [bare(plain[1]), bare(plain[2])];
  if (ids.test(from) || (places.test(from) && new RegExp(String.raw`\b(?:${kinds})s?$`, 'i').test(from)))
    return { kind: 'rename', about: from, to };
  return { kind: 'replace', from, to };
}

/** `Rename it to X`, `call the product X`: the name is the engine's to find. */
export function renaming(text: string): Step | null {
  const call = text.match(/^(?:call|name)\s+(?:the |our )?(product|app|tool|system|it)\s+(.+)$/i);
  return call?.[2] ? { kind: 'replace', from: '{product}', to: bare(call[2]) } : null;
}

export function setting(text: string): Step | null {
  const assigned = text.match(/^assign\s+(.+?)\s+to\s+(.+)$/i);
  if (assigned?.[1] && assigned[2]) return settingOf(`owner of ${assigned[1]}`, assigned[2]);
  const set = text.match(
    /^(?:set|change|update|adjust|make|mark|put|raise|lower|increase|decrease|reduce|move|push|correct|assign|extend|postpone|delay|bring)\s+(?:the\s+)?(.+?)\s+(?:to be|to|(?<=^(?:mark|set|put)\b.*)as|at|into|from\s+.+?\s+to)\s+(.+)$/i,
  );
  if (set?.[1] && set[2] && !/^(?:(?:it|this|that)$|(?:the )?(?:text|wording|tone)\b)/i.test(set[1]))
    return settingOf(set[1], set[2]);
  const level = text.match(
    /^(?:make|mark|put|raise|lower)\s+(.+?)\s+(?:a |an |as |to )?["'“‘]?(must|should|could|later|won'?t|high|medium|low)["'”’]?(?:[\s-]?have)?(?: priority)?$/i,
  );
  if (level?.[1] && level[2]) return settingOf(level[1], level[2]);
  const should = text.match(
    /^(?:the\s+)?(.{3,60}?)\s+(?:should|must|shall|ought to|needs to)\s+(?:be|read|say)\s+(.+)$/i,
  );
  return should?.[1] && should[2] && /\d|["“]/.test(should[2]) ? settingOf(should[1], should[2]) : null;
}

const settingOf = (about: string, value: string): Step => ({
  kind: 'set',
  about,
  value: bare(value)
    .replace(/^(must|should|could)[\s-]have$/i, '$1')
    .replace(/^won't$/i, 'wont'),
});

const dayUnits: Record<string, number> = { day: 1, week: 7, fortnight: 14, month: 30, quarter: 91, year: 365 };

export function shifting(text: string): Step | null {
  const match = text.match(
    new RegExp(
      String.raw`^(?:move|shift|push|delay|postpone|slip|bring|pull|put|start|launch|extend|make(?=.*\b(?:earlier|later|sooner)\b))\b(.*?)\b(?:by|back|forward|out|for)?\s*\b(${numberWords})\s+(day|week|fortnight|month|quarter|year)s?\b(.*)$`,
      'i',
    ),
  );
  if (!match || /\bto\s*$/.test(match[1] ?? '')) return null;
  const days = countOf(match[2] ?? 'one') * (dayUnits[(match[3] ?? 'week').toLowerCase()] ?? 7);
  const earlier = /forward|\bpull|earlier|sooner|ahead/i.test(text);
  const about = `${match[1] ?? ''} ${match[4] ?? ''}`
    .replace(
      /\b(?:all|every|each|the|dates?|milestones?|deadlines?|back|out|forward|earlier|later|sooner|by|everything|it|them|ahead)\b/gi,
      '',
    )
    .trim();
  return { kind: 'shift', about, days: earlier ? -days : days };
}

/** Several things of a list into another order or number. */
export function arrangement(text: string): Step | null {
  if (/^(?:sort|re-?order|rank|re-?arrange|prioriti[sz]e|order)\b/i.test(text)) return { kind: 'sort', about: text };
  const swap = text.match(/^(?:swap|exchange|switch)\s+(.+? and .+)$/i);
  if (swap?.[1]) return { kind: 'swap', about: swap[1] };
  const split = text.match(/^(?:split|divide|separate|break)\s+(?:up\s+|down\s+)?(.+)$/i);
  if (split?.[1])
    return {
      kind: 'split',
      about: split[1].replace(/\s+(?:up\s+)?(?:in|into)\s+(?:two|2|separate|smaller|parts|several).*$/i, ''),
    };
  const merge = text.match(/^(?:merge|combine|join|unite|consolidate)\s+(.+)$/i);
  if (merge?.[1]) return { kind: 'merge', about: merge[1].replace(/\s+(?:in|into)\s+(?:one|a single).*$/i, '') };
  const keep = text.match(
    new RegExp(
      String.raw`^(?:keep|leave|limit|reduce|cut|narrow|restrict|trim|only)\b.*?\b(?:only|to|down to|just|keep|top)\b[^\d]*?\b(${numberWords})\b(?!\s*(?:%|per cent|words?|sentences?|paragraphs?|lines?|pages?))(.*)$`,
      'i',
    ),
  );
  // 'Reduce the target to 5%' sets a value.
  return keep?.[1] &&
    (/\b(?:top|only|best|most|main|key|just)\b/i.test(text) ||
      new RegExp(String.raw`^\s+(?:${kinds})s?\b`, 'i').test(keep[2] ?? ''))
    ? { kind: 'keep', about: text, count: countOf(keep[1]) }
    : null;
}

/** One thing to another place of its list. */
export function placing(text: string): Step | null {
  const where = text.match(
    /^(?:move|put|place|bring|list)\s+(.+?)\s+(?:to the |to |at the |at )?(top|start|beginning|front|first|bottom|end|last)(?: of .+)?$/i,
  );
  if (where?.[1] && where[2])
    return {
      kind: 'place',
      about: where[1],
      where: /bottom|end|last/i.test(where[2]) ? 'last' : 'first',
      other: '',
      side: null,
    };
  const next = text.match(/^(?:move|put|place)\s+(.+?)\s+(before|after|above|below|behind)\s+(.+)$/i);
  if (next?.[1] && next[2] && next[3])
    return {
      kind: 'place',
      about: next[1],
      where: 'first',
      other: next[3],
      side: /before|above/i.test(next[2]) ? 'before' : 'after',
    };
  const lead = text.match(/^(?:start|begin|open|lead)\s+(?:it |the (?:text|section|summary) )?with\s+(.+)$/i);
  return lead?.[1] ? { kind: 'lead', about: lead[1] } : null;
}

export function removal(text: string): Step | null {
  const mentions = text.match(
    /^(?:(?:remove|delete|drop|take out|cut|erase|omit)\s+(?:all\s+|any\s+|every\s+|the\s+)*(?:mentions?|references?|talk|occurrences?)\s+(?:of|to|about)|(?:don'?t|do not|never)\s+(?:say|mention|use|write|talk about|call it)|avoid(?:\s+(?:saying|mentioning|using))?|stop (?:saying|mentioning))\s+(?:the\s+(?:word|term|phrase)s?\s+)?(.+)$/i,
  );
  if (mentions?.[1]) {
    if (/^(?:jargon|buzzwords?|technical (?:terms|language|words))$/i.test(mentions[1]))
      return { kind: 'style', about: '', style: 'plain' };
    if (/^(?:the )?passive/i.test(mentions[1])) return { kind: 'style', about: '', style: 'active' };
    return { kind: 'remove', about: bare(mentions[1]), mentions: true };
  }
  const match = text.match(
    /^(?:remove|delete|drop|take out|take away|leave out|get rid of|omit|erase|cut out|scrap|cut(?= (?:the |all )?(?:first|second|third|fourth|fifth|last|[A-Z]{1,4}-\d{3})))\s+(?:the\s+|all\s+|any\s+)*(.+)$/i,
  );
  if (!match?.[1]) return null;
  if (/^(?:jargon|buzzwords?|technical (?:terms|language|words))$/i.test(match[1]))
    return { kind: 'style', about: '', style: 'plain' };
  if (/^(?:repetitions?|duplicat\w+|filler|fluff|padding|unnecessary|redundan\w+)\b/i.test(match[1]))
    return { kind: 'shorten', about: '', size: { share: 0.8 } };
  if (/^(?:typos?|spelling|errors)\b/i.test(match[1])) return { kind: 'style', about: '', style: 'typos' };
  return { kind: 'remove', about: match[1], mentions: false };
}

const extras: [pattern: RegExp, extra: Extract<Step, { kind: 'extra' }>['extra']][] = [
  [
    /^(?:more |some |further |greater )?(?:details?|depth|context|explanation|background|information|meat|substance)\b/i,
    'detail',
  ],
  [
    /^(?:more |some |concrete |exact |real |hard |the |a )*(?:numbers?|figures?|targets?|thresholds?|data points|specifics|measures?|metrics?)(?: and (?:their|its) .*)?(?: for (?:each|every|all|the) .*)?$/i,
    'figures',
  ],
  [/^(?:an? |some |more |two |three |concrete |real )*examples?\b/i, 'examples'],
  [
    /^(?:what (?:could|can|might|may) go wrong|(?:the )?(?:possible )?(?:pitfalls|dangers|downsides)|risks|(?:some |possible |the |more )*risks$)/i,
    'risks',
  ],
  [/^(?:some |the |more |clear )*acceptance criteri(?:a|on)\b/i, 'criteria'],
  [/^(?:an? |the |some )*(?:owners?|responsib\w+|who is responsible|persons? responsible|accountab\w+)\b/i, 'owners'],
  [/^(?:the |some |a |clear |due )*(?:reasons?|rationales?|justifications?|motivation)\b/i, 'reasons'],
  [/^(?:the |some |a |an |clear |due )*(?:dates?|deadlines?|timeline|timing)\b/i, 'dates'],
  [/^(?:an? |the |short |brief )*(?:summary|tl;?dr|key takeaways?|bottom line)\b/i, 'summary'],
];

export function addition(text: string): Step | null {
  const match = text.match(
    /^(?:add|include|insert|mention|append|introduce|write|give|provide|put in|cover|list|suggest|state|say|note|point out|name|specify|define|emphasi[sz]e|highlight|address|consider|talk about|refer to)\s+(?:us\s+|me\s+|in\s+)?(.+)$/i,
  );
  if (!match?.[1]) return null;
  const rest = match[1];
  const extra = extras.find(([pattern]) => pattern.test(rest));
  if (extra) return { kind: 'extra', about: rest, extra: extra[1] };
  const each = rest.match(
    /^(?:each|every|all|the) .+? (?:an? |its |their |some )(owner|deadline|date|reason|rationale|example|baseline|target|measure|number)s?$/i,
  );
  if (each?.[1]) {
    const named = {
      owner: 'owners',
      deadline: 'dates',
      date: 'dates',
      reason: 'reasons',
      rationale: 'reasons',
      example: 'examples',
    } as const;
    const word = each[1].toLowerCase();
    return { kind: 'extra', about: rest, extra: word in named ? named[word as keyof typeof named] : 'figures' };
  }
  if (/^who (?:is|are|will be) (?:responsible|accountable)/i.test(rest))
    return { kind: 'extra', about: rest, extra: 'owners' };
  if (/^why\b/i.test(rest)) return { kind: 'extra', about: rest, extra: 'reasons' };
  const counted = rest.match(
    /^(\d+|an?|one|another|two|three|four|five|some|more|a few|a couple of)\s+(?:more\s+|further\s+|new\s+|additional\s+|other\s+|open\s+)?(.*)$/i,
  );
  const number = (counted?.[1] ?? 'one').toLowerCase().replace(/^a (few|couple).*/, '$1');
  const body = (counted?.[2] ?? rest).trim().replace(/^(?:first|second|third|fourth|fifth|sixth|seventh)\s+/i, '');
  const part = rest.match(/^(?:an?\s+|the\s+)?(.+?)\s+(?:for|to|in|of)\s+([A-Z]{1,4}-\d{3,})\s*[:–-]\s*(.+)$/);
  if (part?.[1] && part[2] && part[3])
    return { kind: 'set', about: `${part[1]} of ${part[2]}`, value: bare(part[3]), also: true };
  const statement = body.match(/^(?:that|how|the fact that)\s+(.+)$/i)?.[1];
  if (statement) return { kind: 'add', count: 1, what: '', about: statement };
  const at = body.match(/^(.+?)\s+(?:in|to|under|for)\s+(?:the\s+)?((?:[A-Z]{1,4}-\d{3}).*)$/);
  if (at?.[1] && at[2])
    return { kind: 'add', count: 1, what: at[2], about: bare(at[1].replace(/^(?:an?|the)\s+/i, '')) };
  const parts = body.match(
    /^([\p{L}-]+(?:\s[\p{L}-]+)??)(?:\s*[:–—]\s*|\s+(?:about|for|on|that|to|of|where|when|which|covering|regarding|saying|called|named|concerning)\s+)(.+)$/iu,
  );
  const what = (parts?.[1] ?? body).trim();
  return {
    kind: 'add',
    count: Math.min(8, Math.max(1, countOf(number))),
    what,
    about: bare(parts?.[2] ?? (body.split(' ').length > 2 || !counted ? body : '')),
  };
}
