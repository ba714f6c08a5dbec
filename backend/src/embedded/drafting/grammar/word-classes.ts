/** Words of the closed classes of English: there are few of them, and they carry the structure of a sentence. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const determiners = words(
  `the a an this these those my our your his her its their each every all both some any no another either neither
  several many few fewer most more less enough whose`,
);
/** Pronouns that a plural form of a verb follows, and those that the third person follows. */
export const many = words('i we you they these those both others');
export const single = words(
  'he she it this that each everyone everybody someone somebody anyone anybody nobody everything something nothing one anything',
);
export const objective = words('me us him her them themselves himself herself itself each ourselves it you');
export const modals = words(
  `can could will would shall should must may might cannot can't won't couldn't shouldn't mustn't`,
);
export const beForms = words(`am is are was were isn't aren't wasn't weren't`);
export const conjunctions = words('and or but nor plus & +');
/** `before` and `until` may open a clause or stand before a noun. */
export const subordinators = words(
  'when whenever if because while whereas although though unless once until till before after since as so where',
);
export const relatives = words('who whom which that');
export const questions = words('whoever whatever whichever what how whether why who whom which where when');
export const prepositions = words(
  `of in on at by for with from into onto over under about against between among through during within without via per
  than as like near across along around behind below above beyond after before until till since towards toward upon to
  except including outside inside despite throughout versus`,
);
export const adverbs = words(
  `not never only also just always often usually sometimes already soon today now then here there again still even too very
  online offline instead otherwise later earlier twice up down out off back away together apart abroad ahead aside
  nearby overnight anymore ever yet once least most well fast right directly else`,
);
/** A verb with a noun and the bare form of another: `lets nurses scan`. */
export const causatives = words(
  'let lets letting help helps helping make makes making have has had see sees watch hear',
);
