import type { Brief } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { ruledOutIn } from './ruled-out.js';

/**
 * What those who use a product have before them: pages, an app on their device, a chat, a job that runs by itself, a
 * command line, an interface for programs, or code to build in.
 */
export type Surface = 'pages' | 'app' | 'chat' | 'job' | 'command' | 'service' | 'library';

/** Whether people look at it on a screen of its own. */
export const hasScreens = (surface: Surface): boolean => surface === 'pages' || surface === 'app';

/** Wherever one of these is wanted there are pages in a browser, whatever else there is. */
const browsed =
  /\b(?:dashboards?|(?<!customer )portals?|consoles?|web[- ]?(?:based|apps?|applications?|pages?|ui|interfaces?|views?|forms?|tools?)|websites?|browsers?|admin (?:ui|area|panel|view)s?|on the web)\b/i;
/** Wherever one of these is wanted there is something to look at. */
const looked = /\b(?:screens?|pages?|mobile apps?|iOS|Android|UI|apps? for|tablets?|phones?|calendar)\b/i;
const noScreens = /\b(?:no|without an?y?) (?:UI|user interface|front[- ]?end|screens?)\b|\bheadless\b/i;

const command = /\b(?:command[- ]line|CLI|terminal (?:tool|program|app))\b/i;
const job =
  /\b(?:nightly|daily|hourly|scheduled|batch|cron) (?:batch )?jobs?\b|\bscheduled (?:at|for|every)\b|\bcron job\b/i;
/** Code to build in, and no library that lends books or nappies. */
const library =
  /\b(?:SDKs?|npm packages?|[Pp]ython packages?|crates?|[Gg]o modules?)\b|\b(?:TypeScript|JavaScript|Python|Java|Kotlin|Swift|Go|Rust|React|Vue|PHP|C\+\+|code|component|open[- ]source|software) librar(?:y|ies)\b/;
const service = /\b(?:APIs?|REST|GraphQL|gRPC|webhooks?|endpoints?|microservice)\b/i;
const isService = /\b(?:be|is|build|building|offer|want|need|like|launch|sell|make) an? (?:[\p{L}-]+ ){0,3}API\b/u;
const messenger = 'WhatsApp|SMS|text messages?|Telegram|Messenger|Viber|Slack|Teams|Discord';
const chat = new RegExp(
  String.raw`\b(?:is|be|want|need|like|build|building|imagine|make|making) an? (?:(?:${messenger}|chat|simple|small|new) ?)*(?:chat ?)?bot\b|\bworks? (?:only |entirely )?(?:over|by|via|through|in|on) (?:${messenger})\b`,
  'iu',
);

const phone =
  /\b(?:mobile|phone|smartphone|tablet|iPhone|iPad|Android|iOS)[- ]?apps?\b|\b(?:apps?|games?) for (?:phones?|tablets?|smartphones?)\b/i;
/** `Android and iPhone, Polish first`, and no `older Android phones`, on which there may be pages as well. */
const systems = /^(?:iOS|iPhones?|iPads?|Android)(?:,? (?:and|or|first|both|then)\b|$|[,/])/i;
/** `I want to build an app for this`, `a damage and inspection app`; not the `system with an agent app`. */
const madeAsApp =
  /\b(?:want|need|build|building|specify|is|be|make|making|develop|propose|proposing|imagine) an? (?:(?!with\b|in\b|to\b|for\b|web\b)[\p{L}-]+ ){0,4}app\b(?!-)/iu;
/** `I imagine a tablet which shows the lanes`, `a tool that runs on the tablets we already have` */
const onDevice =
  /\b(?:want|need|imagine|propose|proposing|build) (?:an? )?(?:[\p{Ll}-]+ )?(?:tablet|iPad)\b|\b(?:tool|system|product|software) that runs on (?:the |our |their )?(?:tablets|iPads|phones)\b/u;
const plugIn =
  /\b(?:our|is|make|making|like|want|need|build|building|develop) (?:an? )?(?:[\p{L}]+ )?(plug-?in|add-in|(?:browser )?extension)\b/iu;
const things = 'sensor|tracker|wearable|probe|beacon|gadget|tag|scale';
/** `Kura is a battery sensor`, `Our scale sits under the hive` */
const device = new RegExp(
  String.raw`\b(?:is|be|build|building|make|making|sell) an? (?:[\p{L}-]+ ){0,3}(?:${things})\b|\b[Oo]ur (?:${things}) (?:sits|hangs|is|measures|sends|weighs)\b`,
  'u',
);

/** What the idea asks for, without what it rules out. */
function wantedIn({ sentences, problem }: Brief): string {
  const out = ruledOutIn(sentences);
  return sentences
    .filter((text) => !problem.sentences.includes(text))
    .map((text) => out.reduce((left, one) => left.replace(new RegExp(`\\b${one}`, 'i'), ' '), text))
    .filter((text) => !/^(?:no|not|out|never|without|excluded|later)\b/i.test(text))
    .join(' ');
}

export function surfaceOf(brief: Brief): Surface {
  const { sentences, kind, capabilities, limits } = brief;
  const [first = '', second = ''] = sentences;
  const opening = `${kind} ${first} ${second}`;
  const wanted = wantedIn(brief);
  const isBrowsed = browsed.test(wanted);
  const isLooked =
    isBrowsed ||
    looked.test(wanted) ||
    withOthers(capabilities).some(({ object, tail }) => looked.test(`${object} ${tail}`));
  if (job.test(opening) && (command.test(wanted) || noScreens.test(opening))) return 'job';
  if (command.test(opening) || (command.test(wanted) && !isLooked)) return job.test(wanted) ? 'job' : 'command';
  if (plugIn.test(wanted)) return 'app';
  if (isBrowsed) return 'pages';
  if (/\b(?:chat ?)?bot$/i.test(kind) || chat.test(wanted)) return 'chat';
  if (kind === 'api' || isService.test(wanted)) return 'service';
  if (
    phone.test(wanted) ||
    madeAsApp.test(wanted) ||
    onDevice.test(wanted) ||
    limits.some((limit) => limit.kind === 'platform' && systems.test(limit.text))
  )
    return 'app';
  if (isLooked) return 'pages';
  if (library.test(opening)) return 'library';
  return service.test(opening) ? 'service' : 'pages';
}

/** What is installed: `plug-in`, `add-in`, and `app` of anything else. */
export const installedAs = ({ sentences }: Pick<Brief, 'sentences'>): string =>
  plugIn.exec(sentences.join(' '))?.[1]?.toLowerCase() ?? 'app';

/** Whether the product is a device itself: `Kura is a battery sensor`. */
export const isOwnDevice = ({ sentences }: Pick<Brief, 'sentences'>): boolean => device.test(sentences.join(' '));

const channel = new RegExp(String.raw`\b(?:${messenger})\b`, 'giu');

/** `WhatsApp`, `SMS`: the messengers that an idea asks for, in its order. */
export const channelsOf = ({ sentences, problem }: Pick<Brief, 'sentences' | 'problem'>): string[] => [
  ...new Set(
    sentences
      .filter((text) => !problem.sentences.includes(text))
      .flatMap((text) => text.match(channel) ?? [])
      .map((name) => (/^text/i.test(name) ? 'text message' : name)),
  ),
];
