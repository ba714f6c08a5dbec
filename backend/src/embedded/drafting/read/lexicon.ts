import { infinitive, isPlural, plural, singular } from '../language.js';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** What people do with a product, in the base form. A closed list parses ideas better than a general tagger does. */
const productVerbs = words(`
  accept access add adjust advertise alert allocate analyse analyze answer apply appoint approve archive arrange ask assess assign
  attach auction authorise automate bid bill blend book borrow broadcast browse build buy calculate call cancel capture care change
  charge chase chat check choose nudge claim clean collect comment compare complete configure confirm connect control convert cook
  coordinate count create curate customise date decide deliver deploy design detect diagnose digitise dispatch display dispose
  document donate download draft draw drive earn edit email enrol enter escalate estimate evaluate exchange export extract fetch file
  fill filter find fix flag follow forecast forward fund generate get give grade grow handle hire host identify import inform
  inspect install integrate invest invite invoice irrigate issue join keep label learn lend let list listen locate log maintain
  make manage map mark match measure mediate meet mentor merge message migrate monitor move name negotiate nominate notify offer
  onboard open optimise order organise organize pack park pay phone pick place plan play post practice practise predict prepare
  prescribe preserve prevent print prioritise prioritize process produce promote prove provide publish query queue quote raise rank
  rate read rebook receive recommend reconcile record recruit recycle redeem redirect refer refill refund register reject release
  remember remind remove renew rent repair replace reply report request rescue reschedule reserve resolve respond restock return
  reuse review ride roster rotate route run safeguard save scan schedule score screen search see hear select sell send serve service set
  settle share ship show sign simulate sit skip sort source split spot start stock stop store stream study submit subscribe suggest
  summarise summarize supervise support survey swap switch sync teach tell test tip trace track trade train transcribe transfer
  translate treat triage turn tutor update upload upsell use validate verify view visit vote walk warn wash watch water weigh
  welcome withdraw write`);

/** Verbs that are more often nouns in ideas; they count as verbs only where a verb has to stand. */
const nounish =
  words(`access care change charge claim control count date design document draft estimate file filter flag
  forecast fund grade host label map mark match measure message name offer order park plan post practice process quote queue rank rate
  record release report request return review ride route run scan schedule score screen search service set share ship show sign sort
  source split spot start stock stop store stream study support survey switch test tip track trade train transfer treat update use
  view visit vote walk wash watch water repair book bill call check clean drive exchange fill fix alert harvest list chat log move
  pack pick place play point print produce project raise tutor turn coordinate lead help work sit name stock rescue`);

export const isVerb = (word: string): boolean => productVerbs.has(word.toLowerCase());
export const isNounish = (word: string): boolean => nounish.has(word.toLowerCase());

/** The base form when the word is a product verb in another form (`tracking`, `tracks`, `paid`), else null. */
export function verbOf(word: string): string | null {
  const lower = word.toLowerCase();
  if (productVerbs.has(lower)) return british(lower);
  if (!/(?:s|ing|ed)$/.test(lower)) return null;
  const base = infinitive(lower);
  if (productVerbs.has(base)) return british(base);
  const guess = lower.replace(/(?:es|s|ing|ed)$/, '');
  return productVerbs.has(guess) ? british(guess) : productVerbs.has(`${guess}e`) ? british(`${guess}e`) : null;
}

const british = (verb: string): string =>
  verb.replace(/^(organ|priorit|summar|author|digit|custom|optim)ize$/, '$1ise').replace(/^analyze$/, 'analyse');

const peopleWords = words(`
  people person staff crew team nurse doctor patient parent child kid student pupil council company business firm shop club family
  customer client guest host freelancer agency school clinic hospital farm tenant resident citizen volunteer household
  organisation organization charity union municipality ministry start-up startup restaurant café cafe hotel bakery brewery
  retailer store studio gym practice surgery pharmacy lab laboratory university college church parish association cooperative
  man woman teen teenager adult senior grandparent couple friend neighbour neighbor dad mum mother father youngster infant baby
  athlete coach chef cook guide captain skipper master pilot guard clerk porter carer matron warden mayor monk priest judge
  lawyer notary accountant broker adviser analyst scientist chemist dentist vet midwife gp mechanic technician electrician plumber
  apprentice intern novice expert amateur artist musician singer choir band poet player gamer fan collector maker hobbyist
  pub bar library theatre cinema garage salon nursery factory vineyard winery warehouse dealership practice
  nonprofit ngo authority ministry agency bank insurer landlord tourist traveller traveler pensioner veteran refugee migrant commuter cyclist pedestrian`);

/** Nouns with a person's ending that are things. */
const notPeople = words(`
  weather water paper order number offer computer letter folder calendar timer tracker scanner planner container counter filter
  layer power river summer winter corner sensor error color colour floor door motor factor vector sector monitor mirror indicator
  behavior behaviour harbour harbor labour labor favour hour barrier theater theatre center centre quarter semester chapter
  register shelter transfer buffer server router printer browser charger trailer tractor elevator voucher banner newsletter
  flower tower shower dinner fever cancer ladder matter fee coffee committee tree guarantee checklist waitlist plant grant variant
  constant warrant ocean reminder folder controller offer header cover over under after never ever together rather other
  another either neither whether later sooner better higher lower faster december november october september however
  moreover further former latter inner outer upper number finger paper pepper butter dollar disaster poster roster cluster
  register master data thriller trigger meter parameter diameter helicopter scooter shutter sticker teaser tier user-interface
  list assist exist twist dentist's pilot instant important relevant significant distant constant assistant degree agree free
  see three guarantee refund door odor error tenor minor major senior junior interior exterior superior prior anchor`);

/** Whether a noun names people or an organisation of people. */
export function isPeople(noun: string): boolean {
  const head =
    singular(noun.toLowerCase().split(/ (?:of|at|in|on|for|with|from|who|that) /)[0] ?? '')
      .split(/[\s-]/)
      .at(-1) ?? '';
  if (peopleWords.has(head) || /(?:[a-z]{3}m[ae]n|[a-z]{2}women)$/.test(head)) return true;
  if (notPeople.has(head)) return false;
  return /(?:[a-z]{2}er|[a-z]{2}or|ist|ian|ant|ee|eur|eer)$/.test(head);
}

/** Whether the text ends in a plural (or a collective), as the group before a verb does. */
export const endsPlural = (text: string): boolean => {
  const last = text.toLowerCase().split(/\s+/).at(-1) ?? '';
  return isPlural(last) || plural(last) === last;
};

/** `a live map` -> `live map`; `their next 3 bookings` -> `bookings`. */
export function bareNoun(object: string): string {
  const bare = object
    .replace(
      /^(?:(?:a|an|the|their|his|her|its|our|your|my|this|that|these|those|all|any|each|every|some|more|many|new|own|other|another|next|only|multiple|several|different|various|free|live|up-to-date)\s+)+/i,
      '',
    )
    .replace(/^[\d.,]+\s+/, '')
    .replace(/\s(?:of|for|in|on|at|with|to|from|about|per|between)(?:\s.*)?$/i, '')
    .trim();
  return singular(bare.split(/\s+/).slice(-3).join(' '));
}
