import type { Brief } from '../read/brief.js';
import { withOthers } from '../read/every-deed.js';
import { ruledOutIn } from './ruled-out.js';

/** What those who use a product have before them: pages, a command line, an interface for programs, or code to build in. */
export type Surface = 'pages' | 'command' | 'service' | 'library';

const command = /\b(?:command[- ]line|CLI|terminal (?:tool|program|app))\b/i;
const library = /\b(?:librar(?:y|ies)|SDKs?|npm packages?|python packages?|gems?|crates?|go modules?)\b/i;
const service = /\b(?:APIs?|REST|GraphQL|gRPC|webhooks?|endpoints?|microservice)\b/i;
/** Wherever one of these is wanted there is something to look at. */
const pages =
  /\b(?:dashboards?|portals?|consoles?|web (?:apps?|pages?|ui|interfaces?|views?|forms?)|websites?|screens?|pages?|mobile apps?|iOS|Android|browsers?|admin (?:ui|area|panel|view)s?|UI|apps? for|tablets?|phones?|calendar)\b/i;
/** `an API for`, `a command line linter`: what it says of itself, and no library that lends books. */
const lending = /\b(?:lend|loan|borrow|book|reader|librarian|branch)/i;

export function surfaceOf({ sentences, kind, capabilities }: Brief): Surface {
  const [first = '', second = ''] = sentences;
  const opening = `${kind} ${first} ${second}`;
  const out = ruledOutIn(sentences);
  const wanted = sentences
    .map((text) => out.reduce((left, one) => left.replace(one, ' '), text))
    .filter((text) => !/^(?:no|not|out|never|without|excluded|later)\b/i.test(text))
    .join(' ');
  if (command.test(opening)) return 'command';
  if (pages.test(wanted) || withOthers(capabilities).some(({ object, tail }) => pages.test(`${object} ${tail}`)))
    return 'pages';
  if (library.test(opening) && !lending.test(wanted)) return 'library';
  return service.test(opening) ? 'service' : 'pages';
}
