import { isOnce } from '../know/offer.js';
import { joinWords, plural, upperFirst } from '../language.js';
import { besidePlans, boundsTold, isCharge, plansTold } from './accounts-told.js';
import { deedsOf } from './deed-groups.js';
import { isOptional, type ListWriter } from './draft.js';
import { fitText } from './fit.js';
import { comeAlone } from './roles.js';
import { unseenBy } from './rules-told.js';

/** Who may do what in an account, and what its use costs, as far as the idea says so. */
export const accountLists: Record<string, ListWriter> = {
  accessRole: (draft) => {
    const { plan, known, say, slots } = draft;
    const acting = plan.personas.filter(({ side }) => deedsOf(side, plan).length > 0);
    if (acting.length === 0) return isOptional('accessRole', draft) ? [] : known('accessRole');
    // Whoever answers for it may have no place in a finished list of people.
    const isIdle = acting.every(({ side, role }) => side !== 'admin' && role !== slots['steward']);
    const roles = acting.map((persona) => {
      const { role, side } = persona;
      return {
        role: upperFirst(role),
        may: fitText(upperFirst(joinWords(deedsOf(side, plan))), 320),
        // What nobody rules is not forbidden: the part of others is no list of what one may not do.
        mayNot: unseenBy(role, plan),
      };
    });
    // Their deeds stand with the people: beside them a table of roles says more only where rights differ from parts.
    const isRepeated = roles.every(({ mayNot }) => mayNot === undefined);
    if (isRepeated && isOptional('accessRole', draft)) return [];
    return [
      ...roles,
      ...(isIdle
        ? [
            {
              role: say('{Steward}'),
              may: 'Give and take roles (assumed)',
            },
          ]
        : []),
    ];
  },

  price: (draft) => {
    const { plan, known, say } = draft;
    const { offer } = plan.known;
    if (offer) return plansTold(offer, say);
    const free = plan.brief.terms.nothing.find((text) => /^(?:nobody|no one)\b/i.test(text));
    // What nobody buys has no plans, where the document can do without them.
    if (!plan.known.setting.sold && !free && !comeAlone(plan))
      return isOptional('price', draft) ? [] : known('price').slice(0, 1);
    return [
      {
        plan: free ? 'Free of charge' : 'The first release',
        amount: free ? fitText(`“${upperFirst(free)}”`, 120) : say('Open; to be decided by {pilotDate}'),
        includes: '[The whole first release ~ Everything in scope ~ Every feature of this document]',
        audience: fitText(upperFirst(joinWords(plan.personas.map(({ role }) => plural(role)))), 120),
      },
    ];
  },

  // Limits are what the idea itself ends: any other would be made up.
  planLimit: ({ plan: { known } }) => {
    const bounds = known.offer ? boundsTold(known.offer) : [];
    if (bounds.length > 0) return bounds;
    const [, counted = ''] =
      /\bfree (?:up to|for up to|for the first|below|under) (.+)$/i.exec(known.offer?.free ?? '') ?? [];
    return counted
      ? [
          {
            limit: upperFirst(counted.replace(/^(?:about |around )?[\d.,]+\s?/, '') || 'What is free'),
            value: `${upperFirst(counted)} free, as the idea states`,
            atLimit:
              '[No data is lost: the paid plan starts, with a notice a week before (assumed) ~ The user is warned beforehand, and the paid plan starts with the next month (assumed)]',
          },
        ]
      : [];
  },

  // Where nothing is sold the price says so already.
  billingRule: ({ plan, known, say, block }) => {
    const { offer, setting } = plan.known;
    if (!setting.sold || isOnce(offer)) return [];
    const room = block.section?.fields.find(({ meaning }) => meaning === 'price');
    const most = room && 'max' in room ? (room.max ?? 4) : 4;
    const terms = (offer?.extras ?? []).filter((text) => !isCharge(text));
    return [
      ...(offer ? besidePlans(plansTold(offer, say), most) : []).map((text) => ({ text })),
      ...terms.map((text) => ({ text: `“${upperFirst(text)}”, as the idea states` })),
      ...known('billingRule')
        // What the idea agrees on is not said otherwise.
        .filter(
          ({ text }) =>
            !(/\bcancel/i.test(String(text)) && terms.some((one) => /\b(?:term|contract|cancel)\b/i.test(one))),
        )
        .map((row) => (offer ? { text: row['text'] } : row)),
    ];
  },

  // How a customer begins is said where the idea tells who that is.
  activationStep: ({ plan, known }) =>
    plan.known.offer ? known('activationStep').map((row) => ({ text: row['text'] })) : [],
};
