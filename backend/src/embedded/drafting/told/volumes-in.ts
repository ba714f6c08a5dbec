import { upperFirst } from '../language.js';
import type { VolumeTold } from '../read/brief.js';
import type { Statement } from './statements.js';

/** `about 620 people`, `50-60 enquiries a week`: how much there is of what, as the idea tells of itself. */
export function volumesIn(statements: readonly Statement[]): VolumeTold[] {
  const told = statements
    .filter(({ role, text }) => (role === 'bg' || role === 'today') && !asked.test(text))
    .flatMap(({ role, text }) =>
      [...text.matchAll(counted)].flatMap(({ groups = {} }): VolumeTold[] => {
        const { roughly = '', number = '', noun = '', rate = '' } = groups;
        // What is counted of the trouble of today is a figure of that; how often it comes is a volume.
        const isKept = !ofTime.test(noun) && (rate !== '' || (role === 'bg' && !/\bto\b|-/.test(number)));
        return isKept ? [{ item: upperFirst(noun), count: [roughly, number, rate].filter(Boolean).join(' ') }] : [];
      }),
    );
  return told.filter(({ item }, at) => told.findIndex((one) => one.item === item) === at);
}

/** Who was only asked about it. */
const asked = /\b(?:interview|survey|repl(?:y|ies)|spoke to|talked to)/i;
const ofTime = /(?:^| )(?:year|month|week|day|hour|minute|second|percent|euro|dollar|pound|tonne|km)s?$/i;
const counted =
  /(?<![€£$\p{L}\d.,-])(?:(?<roughly>about|around|roughly|approximately|nearly|over|at least) )?(?<number>\d[\d.,]*(?:\s?(?:m|k|million)\b)?(?:(?:-| to )\d[\d.,]*)?) (?<noun>(?!(?:of|in|to|a|per)\b)(?:[\p{L}-]+ ){0,2}?(?:[\p{L}-]+s|people|staff))(?= (?!(?:of )?them\b)\p{Ll}|[,.;:)]|$)(?: (?<rate>(?:an?|per|each|every) (?:day|week|month|year|night)))?/giu;
