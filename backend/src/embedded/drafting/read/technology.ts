import { lowerFirst } from '../language.js';

/** How and on what a product is built and run, where the idea fixes it: `self-hosted with Docker`, `built with React Native`. */

const word = String.raw`\p{Lu}[\p{L}\d.+#-]*(?<![.])`;
const list = String.raw`${word}(?: ${word})?(?:(?:, (?:and )?| and | or | \+ |/)${word}(?: ${word})?)*`;
const patterns = [
  // Written, hosted and run: with what.
  String.raw`\b(?:[Ww]ritten|[Bb]uilt|[Dd]eveloped|[Ii]mplemented|[Cc]oded) (?:in|with|on|using) ${list}`,
  String.raw`\b[Ss]elf-hosted(?: option)?(?: (?:with|on|in|via|by) ${list})?`,
  String.raw`\b[Oo]n[- ]prem(?:ises?)?(?: (?:option|installation|version|deployment))?\b`,
  String.raw`\b(?:[Hh]osted|[Dd]eployed|[Rr]uns?|[Rr]unning|[Rr]un) (?:in|on) (?:our |their |the customer['’]s |your )?(?:own )?(?:AWS|Azure|GCP|Google Cloud|Kubernetes|Docker|OpenShift|Hetzner|Vercel|Cloudflare|Linux|Windows)(?: (?:tenant|account|cluster|servers?|subscription))?`,
  // What others build on.
  String.raw`\bSDKs? for ${list}`,
  String.raw`\b(?:(?:a |an )?(?:public |open )?(?:REST|GraphQL|gRPC|JSON)(?: and (?:REST|GraphQL|gRPC))? APIs?)\b`,
  String.raw`\b(?:[Ww]ebhooks|OpenAPI|Terraform provider)\b`,
  String.raw`\bCLI\b(?! agent)(?: (?:and|\+) (?:a |the )?web (?:UI|dashboard|app))?`,
  String.raw`\b(?:[Pp]rogressive web app|PWA|[Cc]hrome extension|[Bb]rowser extension)\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

/** `no REST API in v1`, `without webhooks` */
const isLeftOut = /\b(?:no|not|without|never)\s(?:\S+\s){0,2}$/iu;

/** In the words of the idea, each once. */
export function technologyIn(sentence: string): string[] {
  const found = patterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].flatMap(({ 0: text, index }) =>
      isLeftOut.test(sentence.slice(0, index)) ? [] : [lowerTech(text.replace(/^an? /, '').replace(/[.,]+$/, ''))],
    ),
  );
  return found.filter(
    (text, at) =>
      !found.some((other, place) => place !== at && other.length > text.length && other.includes(text)) &&
      found.indexOf(text) === at,
  );
}

const lowerTech = (text: string): string => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text);

export const isTechnology = (text: string): boolean => technologyIn(text).join() !== '';

/** What the system has to do for it, behind 'the system shall'. */
export const technologyDuty = (text: string): string =>
  /^(?:written|built|developed|implemented|coded|hosted|deployed|self-hosted)\b/.test(text)
    ? `be ${text}`
    : /^on[- ]prem/.test(text)
      ? 'be installable on the customer’s own servers'
      : /^run/.test(text)
        ? text.replace(/^(?:runs?|running)/, 'run')
        : /^SDK/.test(text)
          ? `offer ${text}`
          : `offer ${/s$/.test(text) ? text : `a ${text}`}`;
