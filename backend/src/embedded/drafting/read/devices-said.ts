import type { Brief } from './brief.js';

const device =
  /\b((?:an? |the |our )?(?:small |simple |little )?(?:phone|mobile|smartphone|tablet|iPad|Android|iPhone|desktop)[- ]?(?:app|application|site|page)|apps? (?:for|in|on) (?:the |their |our )?(?:phones?|tablets?|smartphones?))\b/i;

/** `shared tablets in the canteen`, `a rugged tablet`: a device of a certain kind is the one it has to run on. */
const ofKind =
  /\b((?:shared|rugged|handheld|old|existing|company|wall-mounted|kiosk) (?:[\p{Ll}-]+ )?(?:tablets?|phones?|smartphones?|scanners?|PCs?|laptops?|computers?|terminals?|screens?|kiosks?|devices?)(?: (?:in|on|at) the [\p{Ll}-]+)?)/u;
const negated = /\b(?:no|not|without|never|instead of)\b[^.;,]*$/i;
const ofToday = /^(?:today|currently|at present|right now|now|at the moment|so far)\b/i;

/** `a phone app`: on what it runs, where the idea says so in naming it. */
export const deviceSaid = ({ sentences }: Pick<Brief, 'sentences'>): string | null =>
  sentences
    .filter((text) => !ofToday.test(text))
    .map((text) => {
      const found = device.exec(text) ?? ofKind.exec(text);
      return found && !negated.test(text.slice(0, found.index)) ? (found[1] ?? null) : null;
    })
    .find((found) => found !== null) ?? null;
