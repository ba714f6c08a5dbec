import { plural, upperFirst } from '../language.js';
import { kindOf } from '../plan/kinds.js';
import { isPeople } from '../read/lexicon.js';
import type { Capability } from '../read/brief.js';
import { everyDeed } from '../read/every-deed.js';
import { deedsWithin } from './deed-groups.js';
import { roleOf } from './deed-notices.js';
import type { ListWriter, Row } from './draft.js';
import { fitText } from './fit.js';

const looks = /^(?:see|view|read|look up|look at|watch|follow|know|monitor|track)$/;
const takesOut = /^(?:export|print|download)$/;
/** `per station`, `each month`, `which lifts failed`: what is drawn from many entries, and no single one. */
const drawn =
  /\b(?:per|by|for each|each|every) (?:\p{L}+ )?\p{L}+|\b(?:daily|weekly|monthly|quarterly|yearly)\b|^(?:which|who|what|how|where|when|whether|all)\b|\b(?:list|overview|summary|report|history|total|figures?|statistics|plan|calendar|map)s?\b/iu;

/** `Lifts that failed three times in 30 days`: what somebody wants to see of many entries, or to take out of the product; null for any other deed. */
function nameOf(deed: Capability): string | null {
  const special = kindOf(deed);
  const said = [deed.object, deed.tail].filter(Boolean).join(' ');
  if (special?.kind === 'which') {
    const many = (special.slots['two'] ?? '').replace(/^(?:two|one of three|one) /, '');
    // 'who is behind' asks for people, and stands as it is.
    if (many === 'person') return said;
    const meets = (special.slots['meets'] ?? '').replace(/^(?:is|has|was|needs)\b/, (one) => manyOf[one] ?? one);
    return `${many} that ${meets}`;
  }
  const isAsked =
    special?.kind === 'list' ||
    special?.kind === 'figure' ||
    special?.kind === 'report' ||
    takesOut.test(deed.verb) ||
    (looks.test(deed.verb) && drawn.test(said) && !isPeople(deed.noun));
  return isAsked ? said.replace(/^(?:an?|the|their|his|her|its|our) /, '') : null;
}

/** Lists and figures that the idea itself asks for; none is made up beside them. */
export const reportLists: Record<string, ListWriter> = {
  report: (draft) => {
    const { plan } = draft;
    const all = everyDeed(plan.brief.capabilities);
    const told = plan.features.flatMap((feature) => deedsWithin(feature, plan).map((deed) => ({ feature, deed })));
    return told.flatMap(({ feature, deed }): Row[] => {
      const said = deed.automatic || deed.words !== undefined ? null : nameOf(deed);
      // 'blocks a batch and sees which clients were treated with it'
      const before = all[all.indexOf(deed) - 1];
      const about = before && before.by === deed.by && before.noun !== '' ? `the ${before.noun}` : null;
      const name = about === null ? said : (said?.replace(/\b(?:it|them)$/, about) ?? null);
      if (name === null) return [];
      return [
        {
          name: fitText(upperFirst(name), 80),
          audience: upperFirst(plural(roleOf(feature.side, draft))),
          format: takesOut.test(deed.verb) ? 'File' : 'Screen',
        },
      ];
    });
  },
};

const manyOf: Record<string, string> = { is: 'are', has: 'have', was: 'were', needs: 'need' };
