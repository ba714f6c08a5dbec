import { singular } from '../language.js';
import { titleOf } from './about.js';
import { isOrdinary, isStarter } from './clean.js';
import { kindWords } from './kinds.js';
import { kindOfSystem } from './known-systems.js';
import { isKnownWord, isListed, isPeople, isProperWord } from './lexicon.js';
import { isTechnology } from './system-names.js';

const subjectVerbs =
  '(?:is|are) (?:an?|the|our|like|for|meant|built)|was|helps?|lets?|gives?|allows?|enables?|makes?|connects?|matches|turns|brings|tracks?|provides?|offers?|shows?|will|would|should|must|can|sells?|plans?|books?|supports?|finds?|keeps?|manages?|sends?|writes?|builds?|teaches|delivers?|schedules?|records?|monitors?|automates?|replaces?|serves?|aims?|logs?|predicts?|translates?|reminds?|detects?|measures?|collects?|generates?|coordinates?|organi[sz]es?|simplifies|cuts?|puts?|stores?|checks?|drafts?|spots?|tells?|converts?|explains?|answers?|scores?|handles?|watches|(?:fixes|solves|ends|changes|stops) (?:that|this|it|all)|warns?|listens?|links?|reads?|sorts?|suggests?|summari[sz]es?|transcribes?|takes (?:the|a)';

/** The name the idea gives its product, or null; `MySQL isn't needed` names no product of anybody who asks for one. */
export function givenName(sentences: string[]): string | null {
  const name = nameSaid(sentences);
  return name !== null && (isTechnology(name) || kindOfSystem(name) !== undefined || / I$/.test(name)) ? null : name;
}

function nameSaid(sentences: string[]): string | null {
  const all = sentences.join(' ');
  const word = String.raw`\p{Lu}[\p{L}\p{N}'’&+-]*(?:\.(?:io|ai|app|com|co|org|net))?`;
  const early = sentences.slice(0, 4);
  for (const sentence of early) {
    const plain = sentence
      .replace(/^[^\p{L}\p{N}"'“‘]+/u, '')
      .replace(/(?<=^[\p{L}\p{N}]+)[^\p{L}\p{N}:.,'’&+ -]+/u, '');
    const led = plain.match(
      new RegExp(
        String.raw`^["'“‘]?(${word}(?:\s(?:${word}|\d+)){0,2})["'”’]?(?:\s+(?:${subjectVerbs})\b|\s*[:–—]+\s|\s-\s|\s\([^)]*\)\s|,\s(?:an?|the)\s)`,
        'u',
      ),
    );
    if (
      led?.[1] &&
      !(
        sentence === sentences[0] &&
        (tellsKind(plain) || (titleOf(plain) !== null && !/\p{Ll}\p{Lu}/u.test(led[1])))
      ) &&
      isName(bare(led[1])) &&
      !isSpokenOf(led[1], all) &&
      !isLabel(bare(led[1]), plain.slice(led[1].length), sentence === sentences[0], all)
    )
      return bare(led[1]);
    const labelled = behindLabel.exec(plain)?.[1];
    if (labelled && isName(labelled)) return labelled;
    // 'Sniff is an app for dog owners': an ordinary word too is a name where a product is defined by it.
    const [, defined = ''] = definition.exec(plain) ?? [];
    if (defined !== '' && !isStarter(defined) && !never.test(defined) && !models.test(defined) && !isPeople(defined))
      return defined;
    // 'With MoveAgain, a physio builds a programme'
    const [, used = ''] =
      new RegExp(
        String.raw`^(?:With|Using|On) (${word}(?:\s${word}){0,2}), ?(?:an?|the|each|every|\p{Ll}+s) `,
        'u',
      ).exec(plain) ?? [];
    if (used !== '' && isName(used) && (/\p{Ll}\p{Lu}/u.test(used) || isMadeUp(used))) return used;
    // 'DockLine for the port': a word with a capital inside is a name, 'Uber for the elderly' is a likeness.
    const coined = /^(\p{Lu}\p{Ll}+\p{Lu}\p{L}+) for (?:the|our|an?) /u.exec(plain)?.[1];
    if (coined) return coined;
    if (sentence === sentences[0]) {
      // 'Kilnbook for our brick works', 'Kilnbook (brick works, internal)': a word that no dictionary has.
      const made = /^(\p{Lu}\p{Ll}{3,})(?= for (?:our|the|an?) | \(\p{Ll})/u.exec(plain)?.[1];
      if (made && isMadeUp(made)) return made;
      // 'sand lab tool for our foundry (MoldCheck)': other words in brackets may be a place.
      const [, kind = '', behind] = inBrackets.exec(plain) ?? [];
      if (behind && endsInKind.test(kind)) return behind;
      const whole = sentence.match(new RegExp(String.raw`^(${word}(?:\s${word}){0,2})[.!]?$`, 'u'));
      if (whole?.[1] && isName(whole[1]) && sentences.length > 1) return whole[1];
    }
  }
  const called = sentences
    .slice(0, 3)
    .join(' ')
    .match(
      new RegExp(
        String.raw`(?<!\b(?:sheet|list|file|folder|group|notebook|spreadsheet|binder|database|book|channel),?\s)\b(?:called|named|name it|name is|codenamed|titled|known as|working title:?)\s+["'“‘]?(${word}(?:\s${word}){0,2})`,
        'u',
      ),
    );
  if (called?.[1]) return bare(called[1]);
  // 'The site, called Guarda-Roupa, should …': of a product it is the name, wherever it stands.
  const product = new RegExp(
    String.raw`\b(?:${kindWords}),? (?:called|named|to be called|with the name) ["'“‘]?(${word}(?:\s${word}){0,2})`,
    'u',
  ).exec(all);
  if (product?.[1]) return bare(product[1]);
  // 'We want DockLine: dispatchers …', 'we are building “Moss Keeper”, a …'
  const wanted = sentences
    .join(' ')
    .match(
      new RegExp(
        String.raw`\b(?:[Ww]ant|(?:['’]d|[Ww]ould) like|[Nn]eed|[Bb]uild|[Bb]uilding|[Pp]lan|[Pp]lanning|[Pp]ropose|[Ii]ntroducing|[Cc]reating|[Ll]aunching)\s(?:us\s|me\s)?(?:to\s\p{L}+\s)?["'“‘]?(${word}(?:\s${word}){0,2})["'”’]?(?:\s\([^)]*\))?(?::\s|\s[–—-]\s|,\s(?:an?|the)\s)`,
        'u',
      ),
    )?.[1];
  if (wanted && isName(wanted)) return wanted;
  const built = all.match(
    new RegExp(
      String.raw`\b(?:[Bb]uild|[Cc]reate|[Dd]evelop|[Mm]ake|[Ll]aunch|[Ii]ntroducing)\s+(${word}(?:\s${word})?),\s(?:an?|the)\s`,
      'u',
    ),
  );
  if (built?.[1]) return built[1];
  // 'I run Rigshare, a small marketplace': what is run is called so, where it is a product and no house.
  const run = new RegExp(
    String.raw`\b(?:run|running|start|starting|founded|operate|own) (${word}(?:\s${word})?), (?:an?|the) (?:[\p{Ll}-]+ ){0,3}(?:${kindWords})\b`,
    'u',
  ).exec(early.join(' '))?.[1];
  if (run && isName(run)) return run;
  // 'We're building Permisso, permission slips for schools': a word that no dictionary has.
  const [, coin = ''] =
    /\b(?:building|launching|introducing|making|developing) (\p{Lu}\p{Ll}{3,})(?=, \p{Ll}|: | [-–—] )/u.exec(
      early.join(' '),
    ) ?? [];
  if (coin !== '' && isMadeUp(coin)) return coin;
  const [, traded] =
    /\b(?:sell|offer|launch|build|run|bring out) (\p{Lu}\p{Ll}+\p{Lu}\p{L}+)(?= (?:to|for|as)\b|:)/u.exec(
      early.join(' '),
    ) ?? [];
  if (traded) return traded;
  const camel = all.match(
    /\b(\p{Lu}\p{Ll}+\p{Lu}\p{L}+)\b(?=\s+(?:is|helps|lets|will|should|can|gives|makes|offers))/u,
  );
  return camel?.[1] ?? null;
}

/** `Sniff is an app`, `Retain would be a paid add-on` */
const definition = new RegExp(
  String.raw`^(\p{Lu}\p{Ll}{2,}) (?:is|will be|would be) (?:an?|the|our) (?:[\p{L}-]+ ){0,4}?(?:${kindWords})\b`,
  'u',
);
/** `Costume store app for our theatre`: a kind of product behind words of any sort, of which none is its verb. */
const describes = new RegExp(
  String.raw`^(?:(?!(?:an?|the|our|their|all|every|each|your|my|that|to|and|is|for|with)\b)\p{L}[\p{L}-]* ){1,4}(${kindWords})(?:$|[.]$| (?:for|at|in|of) | \(|\s?[-–:,] )`,
  'iu',
);
/** `ChurchHall Planner` has the capital of a name. */
const tellsKind = (text: string): boolean => /^\p{Ll}/u.test(describes.exec(text)?.[1] ?? '');

/** No word of a dictionary, no place and nobody's name. */
const isMadeUp = (word: string): boolean =>
  isName(word) && !isListed(word) && !isKnownWord(word) && !isPeople(word) && !isProperWord(word) && !isOrdinary(word);

/** `Skips should book` beside `phones skips`: several of those whom the idea speaks of. */
const isSpokenOf = (word: string, text: string): boolean =>
  // 'Urgency 1 must reach …' beside 'an urgency of 1 to 4': a step of it.
  (/^\p{Lu}\p{Ll}+ \d+$/u.test(word) &&
    new RegExp(`(?<!\\p{L})${word.split(' ')[0]?.toLowerCase() ?? ''}(?!\\p{L})`, 'u').test(text)) ||
  // 'Seller connects Shopify' beside 'for small sellers'
  ((/^\p{Lu}\p{Ll}+s$/u.test(word) || isPeople(word)) &&
    new RegExp(`(?<!\\p{L})${singular(word.toLowerCase())}s?(?!\\p{L})`, 'u').test(text)) ||
  // 'Brewing logs — idea for an internal tool': what is done, before a noun that could be its verb.
  (/^\p{Lu}\p{Ll}+ing$/u.test(word) &&
    new RegExp(`(?:^|[\\n.] ?)${word} (?:logs|records|plans|checks|tracks|shows|books) ?[-–—:(]`, 'u').test(text));

/** `Pitch: KilnShare, marketplace for …`: the name stands behind the label. */
const behindLabel = new RegExp(
  String.raw`^\p{Lu}\p{Ll}+:\s["'“‘]?(\p{Lu}[\p{L}\p{N}’&+-]*(?:\s\p{Lu}[\p{L}\p{N}’&+-]*){0,2})["'”’]?(?:,|\s[–—-])\s(?:an?\s|the\s)?(?:[\p{L}-]+\s){0,2}(?:${kindWords})\b`,
  'u',
);
const inBrackets = /^([^.;:()]{3,120}) \((\p{Lu}\p{Ll}+\p{Lu}[\p{L}\d]*)\)/u;
const endsInKind = new RegExp(String.raw`\b(?:${kindWords})(?: (?:for|at|in|of) .{3,60})?$`, 'i');
const describing = new RegExp(
  String.raw`^["'”’]?\s*[:–—-]\s+(?:an?\s|the\s|our\s)?(?:[\p{L}&-]+\s){0,4}(?:(?:${kindWords})\b|for\s)`,
  'iu',
);

/** `Observation: the dress goes …`: one word before a colon heads a note, unless a product is described behind it or it is spoken of again. */
const isLabel = (word: string, rest: string, first: boolean, text: string): boolean =>
  /^["'”’]?\s*:/.test(rest) &&
  /^\p{Lu}\p{Ll}+$/u.test(word) &&
  !describing.test(rest) &&
  text.split(new RegExp(`\\b${word}\\b`, 'u')).length < 3 &&
  (!first || isListed(word) || /(?:tion|sion|ment|ness|ance|ence|ity|sis|logue|ound)$/.test(word));

/** Without the closing mark of a quotation. */
const bare = (name: string): string => name.replace(/['’](?=$)/, '');

const models =
  /^(?:Uber|Airbnb|Tinder|Netflix|Spotify|Shopify|Duolingo|Slack|Notion|LinkedIn|Amazon|Deliveroo|Strava|Instagram|TikTok|Figma|Trello|Calendly|Etsy|Doordash|Zoom)$/i;
/** Capitalised words that open sentences and labels, not names. */
const never =
  /^(?:Hospital|School|Online|Mobile|Web|Smart|Digital|Internal|Local|Small|Large|Remote|Modern|New|Best|Free|Open|Real|Personal|Private|Public|Global|National|Regional|European|American|British|Norwegian|French|German|Spanish|Italian|Japanese|Chinese|Indian|Deadline|Price|Pricing|Pilot|KPIs?|MVP|Vision|Mission|Business|Stakeholders?|Market|Note|Notes|Context|Objectives?|Funding|Data|Integrations?|Title|Description|Average|Median|Nobody|Anyone|Anybody|Somebody|Someone|Everybody|Everyone|People|Kids|Children|Founded|Based|Predictive|Peer|City|Ministry|Museum|University|Government|Council|Department|Let|Dear|Hi|Hello|Thanks|Yes|Okay|Ok|Right|Well|Sure|Anyway|Look|Listen|Currently|Maybe|Also|Basically|Sales|Quality|Payroll|Dispatch|Finance|Logistics|Maintenance|Production|Purchasing|Procurement|Accounting|Marketing|Reception|Compliance|Legal|HR|IT|Proposal|Proposed|Request|Requested|Wanted|Wish|Needed|Suggestion|Solution)$/i;

const contracted =
  /['’](?:d|m|re|ve|ll)$|n['’]t$|^(?:it|that|there|here|what|who|he|she|let|somebody|someone|everybody|everyone|nobody|anybody|one)['’]s$/i;

const isName = (text: string): boolean => {
  const words = text.split(/\s+/);
  const [first = ''] = words;
  const kind = new RegExp(`^(?:${kindWords})s?$`, 'i');
  if (words.every((word) => isStarter(word) || kind.test(word)) || isStarter(first) || models.test(first)) return false;
  if (words.some((word) => never.test(word) && word === first)) return false;
  // 'I'd', 'Somebody's meant', 'Licences aren't': somebody speaks.
  if (words.some((word) => contracted.test(word))) return false;
  const camel = /\p{Ll}\p{Lu}|\p{Lu}{2}/u.test(text);
  // 'Farmers', 'Machines', 'Recycling': an ordinary word that opens a sentence.
  const last = words.at(-1) ?? '';
  if (!camel && isPeople(last) && singular(last) !== last) return false;
  return camel || words.length > 1 || !(isOrdinary(first) && isKnownWord(first));
};
