import { escapePattern } from '../language.js';

/** The name that an idea sets in quotation marks or hands over under a heading, whatever the marks: `'Glasur'`, `„Prüfbuch“`, `«Déchet Clair»`. */

const open = `["'‘’“”„«»‹›]`;
const word = String.raw`\p{Lu}[\p{L}\p{N}’'&+.-]*?`;
const anyWord = String.raw`[\p{L}\p{N}][\p{L}\p{N}’'&+.-]*?`;
const quotation = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${open}\s?(${word}(?:\s${anyWord}){0,3})\s?${open}(?![\p{L}\p{N}])`,
  'gu',
);

/** What an idea quotes beside its name: labels, cries, answers, states. */
const spoken =
  /\b(?:says?|said|say(?:ing)?|shouts?|marked|marks?|label(?:led)?|stamped|status(?:es)?|states?|flag(?:ged)?|buttons?|signs?|words?|message|answers?|asks?|replies|reads?|type|types|column|field|heading|titled? page|section|law|act|norm|song|film|book)(?:\s(?:as|it|them|with|of|the|an?|or|and|is|are|for))*[:,]?\s?$/iu;
/** `in an Excel sheet called "Wochenplan"`: a thing of today with a name of its own. */
const ofToday =
  /\b(?:sheets?|lists?|files?|folders?|groups?|notebooks?|spreadsheets?|binders?|databases?|books?|channels?)(?:,? (?:called|named))?\s?$/iu;
/** `a client of ours, the ski school "Schneeadler"`: whoever asks for it. */
const ofClient = /\b(?:clients?|customers?)\b(?:(?!\b(?:wants?|needs?|called|named|would)\b)[^.;:])*$/iu;
const behindLabel =
  /^\s?(?:button|signs?|label|status|day|days|field|list|column|page|tab|mark|or\b|and\b\s?["'‘“„«])/iu;

/** `We want 'Glasur': …`, `“Fundus” is …`, `our boat "Linnea" serves`: null where what is quoted is only spoken or printed. */
function quotedName(sentences: string[]): string | null {
  for (const sentence of sentences.slice(0, 5)) {
    const found = [...sentence.matchAll(quotation)].filter(
      ({ index, 0: whole }) =>
        !ofToday.test(sentence.slice(0, index)) &&
        !ofClient.test(sentence.slice(0, index)) &&
        !spoken.test(sentence.slice(0, index)) &&
        !behindLabel.test(sentence.slice(index + whole.length)),
    );
    const names = [...new Set(found.map(([, name = '']) => name.replace(/[.,]$/, '')))].filter(
      (name) => name.length > 1 && !/^(?:I|We|You|It|No|Yes|Not|Please|Sorry)\b/.test(name),
    );
    if (names.length === 1 && names[0]) return names[0];
  }
  return null;
}

const plain = String.raw`(\p{Lu}[\p{L}\p{N}’&+-]*(?:\s(?:\p{Lu}[\p{L}\p{N}’&+-]*|\d+|of|the|&)){0,3})`;
const handedOver = [
  // 'I'd call it Tack Ledger', 'it should be called Moss', 'the name is Moss'
  new RegExp(
    String.raw`\b(?:call(?:ing)? (?:it|this|the (?:app|tool|product|system|platform))|(?:is|be) (?:to be )?(?:called|named)|(?:its|the|working|product|project) (?:name|title)(?: is|:)|codename:?)\s${plain}(?=[.,;:!?)]|\s(?:and|for|because|since|as|but|so|[–—-])\s|$)`,
    'u',
  ),
  // 'Let's call it Rain comes on': to the end of its sentence
  new RegExp(String.raw`\bcall it (\p{Lu}[\p{L}\p{N}’'&-]*(?: [\p{L}\p{N}’'&-]+){0,3})[.!]?$`, 'u'),
  // '(name: Moss)', '(working title Moss)'
  new RegExp(
    String.raw`\((?:[Ww]orking |[Pp]roduct |[Pp]roject )?(?:[Nn]ame|[Tt]itle|[Cc]alled|[Nn]amed)(?: is)?:?\s${plain}\)`,
    'u',
  ),
  // 'Please build Tutti.'
  new RegExp(
    String.raw`^(?:[Pp]lease |[Ll]et us |[Ww]e (?:want|wish|plan) to |[Cc]an you )(?:build|make|create|develop)(?: (?:us|me))? ${plain}[.:!]`,
    'u',
  ),
  // 'Request for proposal: Haltestellenmelder.', 'Product: Schichtplan Plus.'
  new RegExp(
    String.raw`^(?:\p{Lu}?[\p{L}-]+ (?:for|of) \p{L}+|[Pp]roduct|[Pp]roject|[Tt]ender|[Aa]pp|[Ii]dea|[Pp]roposal|[Tt]itle|[Nn]ame):\s${plain}[.!]?$`,
    'u',
  ),
];

/** A name without quotation marks that its sentence hands over as one. */
function handedName(sentences: string[]): string | null {
  for (const sentence of sentences.slice(0, 4))
    for (const pattern of handedOver) {
      const [, name] = pattern.exec(sentence) ?? [];
      if (name) return name.replace(/\s(?:of|the|&)$/, '');
    }
  return null;
}

/** The sentences with the bare name: without its quotation marks, its brackets and the asides set between it and its verb. */
export const withBareName = (sentences: string[], name: string): string[] => {
  const said = escapePattern(name);
  const lead = new RegExp(String.raw`(?<![\p{L}\p{N}])${open}\s?(${said})\s?${open}(?![\p{L}\p{N}])`, 'gu');
  const named = new RegExp(
    String.raw`\s?\((?:[Ww]orking |[Pp]roduct |[Pp]roject )?(?:[Nn]ame|[Tt]itle|called|named)(?: is)?:?\s(${said})\)`,
    'u',
  );
  const working = new RegExp(
    String.raw`^(${said}) \((?:working title|working name|provisional|name to be decided|tbd)\)`,
    'iu',
  );
  return sentences.map((sentence) => sentence.replace(lead, '$1').replace(named, '').replace(working, '$1'));
};

/** The name that an idea gives by its marks or its words, of two the one said first. */
export function namedBy(sentences: string[], other: string | null): string | null {
  const text = sentences.join(' ');
  const found = [quotedName(sentences), handedName(sentences), other].filter((name) => name !== null);
  const place = (name: string): number => (text.includes(name) ? text.indexOf(name) : Infinity);
  return found.length > 0 ? found.reduce((best, name) => (place(name) < place(best) ? name : best)) : null;
}
