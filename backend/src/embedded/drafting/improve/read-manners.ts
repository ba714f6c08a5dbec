import { countOf, numberWords, type Beyond, type Extra, type Shape, type Size, type Step, type Style } from './step.js';

const languages =
  'german|french|spanish|italian|portuguese|dutch|polish|welsh|norwegian|swedish|danish|finnish|japanese|chinese|korean|arabic|russian|turkish|hindi|greek|czech|ukrainian';

const unreachable: [pattern: RegExp, why: Beyond][] = [
  [
    new RegExp(
      String.raw`\btranslat\w+|\b(?:in|into|to|auf) (?:${languages}|deutsch)\b(?! (?:law|market|customers|users))`,
      'i',
    ),
    'language',
  ],
  [/\b(?:add|include|insert|make|draw|create|use|turn .* into)\b.*\btables?\b/i, 'table'],
  [
    /\b(?:add|include|insert|draw|create)\b.*\b(?:diagrams?|charts?|graphs?|images?|pictures?|screenshots?|wireframes?|mock-?ups?|icons?)\b/i,
    'picture',
  ],
  [
    /\b(?:citations?|cite|sources?(?= |$)|footnotes?|references? (?:to|from) (?:studies|research|literature)|market (?:data|research|size)|statistics|benchmarks? from|look up|research (?:the|our|how)|google)\b/i,
    'source',
  ],
];

/** What no engine without a language model, a drawing or the world outside can do; said rather than pretended. */
export function outOfReach(text: string): Step | null {
  const found = unreachable.find(([pattern]) => pattern.test(text));
  return found ? { kind: 'beyond', text, why: found[1] } : null;
}

const styles: [pattern: RegExp, style: Style][] = [
  [
    /\b(?:typos?|spelling mistakes?|misspell\w*|grammar|grammatical|proof-?read\w*|punctuation|copy-?edit|spell-?check)\b/i,
    'typos',
  ],
  [/\b(?:american|US)\b.*\b(?:spelling|english)\b|\bamericani[sz]e\b/i, 'american'],
  [/\b(?:british|UK)\b.*\b(?:spelling|english)\b/i, 'british'],
  [/\b(?:active voice|passive|first person|second person)\b/i, 'active'],
  [/\b(?:formal|professional|business-?like|official|serious|academic)\b/i, 'formal'],
  [/\b(?:friendl(?:y|ier)|casual|informal|conversational|warm(?:er)?|human|less (?:formal|stiff|dry))\b/i, 'friendly'],
  [
    /\b(?:simpl(?:e|er|ify)|plain(?:er)?|clear(?:er)?|clarity|jargon|easier|easy to|readable|readability|non-?technical|lay(?:man|person|people)\w*|understandable|accessible language)\b/i,
    'plain',
  ],
];
const extras: [pattern: RegExp, extra: Extra][] = [
  [/\b(?:acceptance criteri\w+|given[ /,]+when[ /,]+then|testable|verifiable)\b/i, 'criteria'],
  [
    /\b(?:measurable|quantif\w*|specific|concrete|precise|exact|numbers?|figures?|metrics?|vague|smart|baselines?)\b/i,
    'figures',
  ],
  [/\bwhat (?:could|can|might|may) go wrong\b|\bpitfalls\b/i, 'risks'],
  [/\b(?:responsible|accountab\w+|owners?|ownership|who (?:does|owns))\b/i, 'owners'],
  [/\b(?:explain|say|show|tell)\b.*\bwhy\b|\b(?:rationales?|justif\w+|reasons?)\b/i, 'reasons'],
  [
    /\b(?:persuasive|bolder|compelling|convincing|exciting|stronger|punchier|sell|engaging|inspiring|impactful)\b/i,
    'persuasion',
  ],
  [
    /\b(?:executives?|c-?level|c-?suite|board(?: members)?|management|managers|leadership|decision-?makers|investors|ceo|cfo)\b/i,
    'summary',
  ],
  [/\b(?:examples?|illustrate)\b/i, 'examples'],
  [
    /\b(?:expand|longer|elaborate|extend|flesh out|more detail(?:ed|s)?|(?:in )?(?:more|greater) (?:detail|depth)|detailed|deeper|enrich|thorough|explain|too short|comprehensive|more (?:information|context)|go into)\b/i,
    'detail',
  ],
];
const shapes: [pattern: RegExp, shape: Shape][] = [
  [/\bnumbered\b/i, 'numbered'],
  [/\b(?:bullet(?:s|ed)?(?: points?| list)?|bullet-?points?|as a list|into a list)\b/i, 'bullets'],
  [
    /\b(?:one|a single|1) paragraph\b|\b(?:flowing|continuous|running) (?:text|prose)\b|\bas prose\b|\bno bullets\b/i,
    'paragraph',
  ],
  [/\b(?:bold|highlight|emphasi[sz]e)\b.*\b(?:numbers?|figures?|dates?|key|important|metrics?)\b/i, 'bold'],
];

const shorter =
  /\b(?:short(?:en|er|ly)?|concise(?:ly)?|brief(?:er|ly)?|condense|trim|tight(?:en|er)?|cut (?:it |this |down|the (?:text|words|length))|half|halve|(?:fewer|less) (?:words|text|wordy|verbose|long)|less|too (?:long|wordy|verbose)|summari[sz]e|crisp(?:er)?|reduce the (?:length|text|words)|compact|compress|to the point|succinct|snappier|wordy|verbose|one sentence|one-?liner|tl;?dr)\b/i;

/** A request about how, how long or with what more something is said. `more concise and specific` is first of all concise. */
export function manner(text: string): Step | null {
  const saying = text.match(
    /^(.+?)\s+(?:so that (?:it|they)|so it|to|and make it)\s+(?:also\s+)?(?:mentions?|includes?|covers?|says?|states?)\s+(.+)$/i,
  );
  if (saying?.[1] && saying[2])
    return { kind: 'add', count: 1, what: saying[1], about: saying[2].replace(/^that\s+/i, '') };
  const about = text;
  const shape = shapes.find(([pattern]) => pattern.test(text) && !/^(?:remove|delete|drop|add)\b/i.test(text));
  if (shape) return { kind: 'shape', about, shape: shape[1] };
  const size = sizeOf(text);
  if (size) return { kind: 'shorten', about, size };
  const style = styles.find(([pattern]) => pattern.test(text));
  if (style && !/^(?:add|mention|include)\b/i.test(text)) return { kind: 'style', about, style: style[1] };
  if (
    /^(?:add|mention|include|insert|give|provide|list|state|name|cover|note|suggest|write (?:an?|two|three|another|more)\b|say (?!it|this|why|who))/i.test(
      text,
    )
  )
    return null;
  const extra = extras.find(([pattern]) => pattern.test(text));
  if (extra) return { kind: 'extra', about, extra: extra[1] };
  return /^(?:improve|polish|rewrite|rephrase|reword|better|enhance|refine|redo|edit|revise|clean up|tidy|make (?:it|this) (?:better|good|nicer|great|perfect))\b/i.test(
    text,
  ) && text.split(' ').length < 7
    ? { kind: 'style', about, style: 'polish' }
    : null;
}

function sizeOf(text: string): Size | null {
  const words = text.match(new RegExp(String.raw`\b(\d+)\s+words?\b`, 'i'));
  if (words?.[1] && !/\b(?:at least|minimum|more than|add)\b/i.test(text)) return { words: Number(words[1]) };
  const sentences = text.match(new RegExp(String.raw`\b(${numberWords})\s+(?:short\s+)?sentences?\b`, 'i'));
  if (sentences?.[1] && !/^(?:add|remove|delete|drop|at least|split)/i.test(text))
    return { sentences: countOf(sentences[1]) };
  if (/\bone-?liner\b/i.test(text)) return { sentences: 1 };
  if (!shorter.test(text) || /^(?:add|mention|include)\b/i.test(text)) return null;
  const cut = text.match(/\bby\s+(?:about\s+)?(\d+)\s?(?:%|per cent)/i);
  if (cut?.[1]) return { share: Math.max(0.15, 1 - Number(cut[1]) / 100) };
  const to = text.match(/\bto\s+(?:about\s+)?(\d+)\s?(?:%|per cent)/i);
  if (to?.[1]) return { share: Math.max(0.15, Number(to[1]) / 100) };
  if (/\bhalf|halve|50\s?%/i.test(text)) return { share: 0.5 };
  if (/\bby (?:a|one) third\b/i.test(text)) return { share: 0.66 };
  if (/\b(?:much|far|way|drastically|radically|very|really|a lot)\b/i.test(text)) return { share: 0.4 };
  if (/\b(?:slightly|a bit|a little|somewhat)\b/i.test(text)) return { share: 0.85 };
  return { share: 0.65 };
}
