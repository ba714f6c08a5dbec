import type { Capability, Limit } from './brief.js';
import { upperFirst } from '../language.js';

const fewest = 4;
/** More than that fits no title. */
const most = 24;
const ofMoneyOrAim =
  /[£$€%?]|\b\d+ (?:euros?|pounds?|dollars?|kr|SEK|NOK|CHF|EUR|USD|GBP)\b|\b(?:goal|target|launch|budget)\b/i;

/**
 * An idea of which no deed was read still asks for something: what it says stands as it is, once, and nothing is made
 * of it. `pick beans or let us choose, grind, 250g or 1kg, every 1-4 weeks`
 */
export function inOwnWords(
  capabilities: Capability[],
  limits: Limit[],
): { capabilities: Capability[]; limits: Limit[] } {
  const asked = capabilities.length > 0 ? [] : limits.filter(isAsked);
  return {
    capabilities: [
      ...capabilities,
      ...asked.map(({ text }): Capability => ({
        verb: 'support',
        object: `‘${upperFirst(text)}’`,
        noun: '',
        tail: '',
        automatic: true,
        named: true,
      })),
    ],
    limits: limits.filter((limit) => !asked.includes(limit)),
  };
}

const isAsked = ({ kind, text, unread }: Limit): boolean => {
  const words = text.split(' ').length;
  return kind === 'other' && unread === true && words >= fewest && words <= most && !ofMoneyOrAim.test(text);
};
