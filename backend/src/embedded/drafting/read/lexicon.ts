import nlp from 'compromise';
import { inContext, infinitive, memo, singular } from '../language.js';

const words = (text: string): Set<string> => new Set(text.trim().split(/\s+/));

/** What people do with a product, in the base form. A closed list parses ideas better than a general tagger does. */
const productVerbs = words(`
  agree   accept access add adjust advertise alert allocate analyse analyze answer apply appoint approve archive arrange ask assess assign
  attach auction authorise automate bid bill blend book borrow broadcast browse build buy calculate call cancel capture care change
  charge chase chat check choose nudge claim clean clock collect comment compare complete configure confirm connect control convert cook
  coordinate count create curate customise date decide declare deliver deploy design detect diagnose digitise dispatch display dispose
  document donate download draft draw drive earn edit email enrol enter escalate estimate evaluate exchange export extract fetch file
  fill filter find fix flag follow forecast forward fund generate get give grade grow handle hire host identify import inform
  inspect install integrate invest invite invoice irrigate issue join keep label learn lend let list listen locate log maintain
  make manage map mark match measure mediate meet mentor merge message migrate monitor move name negotiate nominate notify offer
  onboard open optimise order organise organize pack park pay phone pick place plan play post practice practise predict prepare
  prescribe preserve prevent print prioritise prioritize process produce promote prove provide publish query queue quote raise rank
  rate read rebook receive recommend reconcile record recruit recycle redeem redirect refer refill refund refuse register reject release
  remember remind remove renew rent repair replace reply report request rescue reschedule reserve resolve respond restock return
  reuse review ride roster rotate route run safeguard save scan schedule score screen search see hear select sell send serve service set
  settle share ship show sign simulate sit skip sort source split spot start stock stop store stream study submit subscribe suggest
  summarise summarize supervise support survey shift swap switch sync teach tell test tip trace track trade train transcribe transfer
  translate treat triage turn tutor update upload upsell use validate verify view visit vote walk warn wash watch water weigh
  welcome withdraw write quit know reorder resupply authenticate adopt advise allot assemble audition automate backup balance bake batch bet block boost brew bring broker
  bundle caption cast catch categorise certify chart cite classify clear climb close coach code compile compose compute confirm
  consult contact contribute cover cut debug decorate delegate demand detect develop dial digest discover discuss distribute double-check
  drill enforce enrich exercise explain explore expose feed film finance fish fit foster gather gift govern guard guess guide harvest
  heal help hold hunt illustrate improve index insure irrigate judge knit lay lead lease lift lock manufacture master memorise mill mine
  moderate narrate navigate number observe obtain oversee paint participate pause perform petition photograph pitch plant pledge
  pool pour preview price procure protect prune punch qualify ration reach react recover redact rehearse reject relax relocate remix
  render renovate repeat replay represent resell research restock restore resume retrieve roast safeguard sample seat secure
  separate sew shoot slice solve spin sponsor spray stake steer sterilise stitch structure style supply suspend swipe tag tailor take
  talk target taste tear tender throw tow transform transport try tune tweak unlock unsubscribe value vet put
  unlock weld win wire wrap zoom nominate bid stock sum sell upvote rotate screen reward exercise evict sublet breed tick roll mentor pledge bake stamp staff unblock mute pin rehearse
  commission onboard outfit reimburse remit rebalance recalculate simulate forecast pair crop annotate tune quiz sketch referee
  notarise notarize countersign redact reclaim rescan rewrite sand steam tally vaccinate dose anonymise anonymize
  propose correct copy dictate vouch thank thin prune retype bundle wake pre-order preorder prepay object appeal endorse certify cast respond apply hand-in pause lend dictate
  deduct carry stake bring postpone decline forbid permit reimburse subscribe exclude include mend polish pluck tune swap rebook
  enlist recall revoke extend renew shorten forward co-sign cosign attest witness vouch moderate bookmark favourite highlight
  demonstrate instruct examine assist escort accompany chauffeur ferry unload load deliver dismantle erect hoist retread scrap pass shadow reseal fell sublet retire decommission amend ratify audit calibrate chlorinate debrief acknowledge acquire adapt admit
  align appraise apportion assign collate combine commence compensate compile conclude conduct confiscate consolidate construct convene
  convey cultivate decant defrost define delete describe designate determine devise dilute disable discharge disclose disinfect dismiss
  dispense educate eliminate embed enable encourage encrypt engrave ensure equip establish evacuate exhibit expand facilitate fertilise
  finalise finalize forage format formulate freeze fulfil fumigate furnish greet incubate induct infuse inoculate insert insulate
  interpret intervene interview introduce investigate isolate itemise justify launder liaise lubricate magnify mail mediate modify mow
  normalise notate nurture obey operate overhaul overrule overwrite pasteurise patrol penalise photocopy plough polish pollinate praise
  proofread prosecute purchase purify quarantine reassign rebuild recharge recite recount rectify refrigerate refuel refurbish regulate
  reinstate repatriate replant repossess repurpose requisition resubmit retain retrain revise revisit rinse sanitise scatter scrub seal
  segregate seize shave shortlist sieve solicit sow spay specify sprinkle stabilise sterilize stir subtract summon surrender sweep
  tabulate tackle tighten transplant trim type undertake unpack unwrap upgrade urge vacate veto weave weed whitewash widen wipe
  withhold tap countersign hand ring note announce link mix elect grant award dispute milk commission annotate chair pump patch stack mount ferment hatch shear thresh winnow laminate
  pull push redline visualise visualize aggregate deduplicate dedupe offboard provision toggle drag cheer personalise personalize
  impersonate throttle crawl scrape parse ingest refactor downvote reopen clone duplicate geofence reroute rephrase plug unplug
  reset restart reboot uninstall activate deactivate unpublish detach replenish trigger snooze ping mention snap benchmark repost hide unhide leave`);

/** Verbs that are more often nouns in ideas; they count as verbs only where a verb has to stand. */
const nounish =
  words(`access export import care change charge claim control count date design document draft estimate file filter flag
  forecast fund grade host label map mark match measure message name offer order park plan post practice process quote queue rank rate
  record release report request return review ride route run scan schedule score screen search service set share shift ship show sign sort
  source split spot start stock stop store stream study support survey switch test tip track trade train transfer treat update use
  view visit vote walk wash watch water repair book bill call check clean drive exchange fill fix alert harvest list chat log move
  ferry seed pack pick place play point print produce project raise tutor turn coordinate lead help work sit name stock rescue advance
  balance bake batch bet bid block boost bundle cast catch chart climb close coach code contact cover cut deposit display drill edit
  exercise feed film finance fish fit gift guard guess guide hire hold hunt index judge lease lift loan lock master mill mine number
  order paint pause pay pitch plant pool preview price punch rent research reward sale sample seat sell shoot spin spray stake
  structure demand stamp staff pin pair crop dose style supply tag talk target taste tear tender trade value watch win zoom save sum audit chair hatch interview mail mount patch patrol plough polish pump purchase seal stack sweep
  note hand ring link mix grant award dispute milk transplant trim type upgrade veto weed format scrap fell pass shadow vet
  push toggle trigger snooze ping mention snap benchmark duplicate provision`);

/** Whether a word can be what somebody does: listed, or a verb to the dictionary and no noun by its form. */
export const looksVerbal = memo((word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    isVerb(lower) || (/^[a-z]{3,}$/.test(lower) && !/(?:ing|ed|ly|tion)$/.test(lower) && nlp(lower).has('#Infinitive'))
  );
});
/** `bulk-approve`, `auto-assigns`: how it is done stands before it. */
const manner = /^(?:auto|batch|bulk|double|fast|mass|pre|re|soft)-(?=\p{L}{3})/u;
export const isVerb = (word: string): boolean => productVerbs.has(word.toLowerCase().replace(manner, ''));
export const isNounish = (word: string): boolean => nounish.has(word.toLowerCase());

/** Whether an unlisted word in its base form stands before an object: `paste a quote`. */
export const opensObject = (word: string, next: string): boolean =>
  /^[a-z]{3,}$/.test(word) &&
  !/(?:ed|ing|ly|s)$/.test(word) &&
  /^(?:an?|the|their|his|her|its|each|every|all|what|which|where|\d[\d.,]*)$/i.test(next) &&
  !nlp(word).has('(#Preposition|#Conjunction|#Adverb|#Determiner|#Pronoun|#Auxiliary|#Modal|#Copula|#Adjective)');

/** The base form when the word is a product verb in another form (`tracking`, `tracks`, `paid`), else null. */
export const verbOf = memo((word: string): string | null => {
  const lower = word.toLowerCase();
  const [how = ''] = manner.exec(lower) ?? [];
  if (how !== '') {
    const base = verbOf(lower.slice(how.length));
    return base === null ? null : `${how}${base}`;
  }
  if (productVerbs.has(lower)) return british(lower);
  if (!/(?:s|ing|ed)$/.test(lower)) return null;
  const base = infinitive(lower);
  if (productVerbs.has(base)) return british(base);
  const guess = lower.replace(/(?:es|s|ing|ed)$/, '');
  return productVerbs.has(guess) ? british(guess) : productVerbs.has(`${guess}e`) ? british(`${guess}e`) : null;
});

const nominalVerbs: Record<string, string> = {
  maintenance: 'maintain',
  management: 'manage',
  delivery: 'deliver',
  inspection: 'inspect',
  adoption: 'adopt',
  observation: 'observe',
  verification: 'verify',
  registration: 'register',
  collection: 'collect',
  recommendation: 'recommend',
  translation: 'translate',
  detection: 'detect',
  resale: 'resell',
  reservation: 'reserve',
  distribution: 'distribute',
  payment: 'pay',
  analysis: 'analyse',
  approval: 'approve',
  comparison: 'compare',
  planning: 'plan',
  enrolment: 'enrol',
  assessment: 'assess',
  exchange: 'exchange',
  repair: 'repair',
  rental: 'rent',
  hire: 'hire',
  sharing: 'share',
  moderation: 'moderate',
  prediction: 'predict',
  submission: 'submit',
  procurement: 'procure',
  donation: 'donate',
  identification: 'identify',
  crowdfunding: 'fund',
  calculation: 'calculate',
  scanning: 'scan',
  allocation: 'allocate',
  invoicing: 'invoice',
  authentication: 'authenticate',
};
/** `rent collection` collects rent. */
export const nominalVerb = (noun: string): string | null => nominalVerbs[noun.toLowerCase()] ?? null;

/** Names of places, peoples, makers and products keep their capital wherever they stand. */
export const isProperWord = memo(
  (word: string): boolean =>
    /\p{L}\p{Lu}|^\p{Lu}{2}|\d/u.test(word) ||
    /^(?:Kubernetes|Shopify|Salesforce|Excel|Slack|Android|Windows|Linux|Python|Java|Google|Microsoft|Amazon|Facebook|Instagram|Bluetooth|Stripe|Figma|Notion|Jira|Christmas|Easter|Ramadan|Catholic|Muslim|Jewish|Hindu|Buddhist|Christian)$/.test(
      word,
    ) ||
    nlp(word).has('(#Place|#Demonym|#Person|#Organization|#Month|#WeekDay)'),
);

const english = (nlp.model() as { one: { lexicon: Record<string, unknown> } }).one.lexicon;
/** Whether a dictionary knows the word, names of places and people apart: a brand such as `Quotely` is not known. */
export const isKnownWord = (word: string): boolean =>
  isListedWord(word) || isPeople(word.toLowerCase()) || productVerbs.has(word.toLowerCase());

/** The same by the dictionary alone: `Telcor` only sounds like somebody. */
export const isListedWord = (word: string): boolean => {
  const lower = word.toLowerCase();
  const known = english[lower] ?? english[singular(lower)];
  return (
    known !== undefined && !/Place|City|Country|Region|Person|Name|Organization|Company|Demonym/.test(String(known))
  );
};

/** `choir`, `care home`, `shop`: people only together. */
export const isGroup = (noun: string): boolean =>
  collective.test(noun) ||
  /\b(?:team|crew|council|company|business|firm|shop|club|agency|school|kindergarten|nursery|preschool|daycare|clinic|hospital|farm|household|family|organi[sz]ation|charity|union|municipality|ministry|restaurant|café|cafe|hotel|bakery|brewery|retailer|store|studio|gym|practice|pharmacy|lab|laboratory|university|college|church|parish|association|cooperative|choir|band|orchestra|library|theatre|cinema|factory|museum|group|community|bank|insurer)$/i.test(
    singular(noun),
  );

/** Whether a dictionary lists the word, no guess by its ending. */
export const isListed = (word: string): boolean => {
  const one = singular(word.toLowerCase());
  return one in english || word.toLowerCase() in english || productVerbs.has(one) || peopleWords.has(one);
};

const british = (verb: string): string =>
  verb.replace(/^(organ|priorit|summar|author|digit|custom|optim)ize$/, '$1ise').replace(/^analyze$/, 'analyse');

const peopleWords = words(`
  grad undergrad sre sysadmin admin counsel dev
  bosun boatswain quartermaster cooper wheelwright falconer ostler verger stonecutter umpire dj advocate chief son daughter husband brother sister uncle nephew niece cousin godparent comrade rabbi imam nun sexton verger usher
  people person staff crew team nurse doctor patient parent child kid student pupil council company business firm shop club family
  customer client guest host freelancer agency school clinic hospital farm tenant resident citizen volunteer household
  organisation organization charity union institution municipality ministry start-up startup restaurant café cafe hotel bakery brewery
  retailer store studio gym practice surgery pharmacy lab laboratory university college church parish association cooperative
  man woman teen teenager adult senior grandparent grandma grandpa granny grandmother grandfather gran nan widow newcomer beginner couple friend neighbour neighbor dad mum mother father youngster infant baby
  athlete coach chef cook guide captain skipper master pilot guard clerk porter carer matron warden mayor monk priest judge
  lawyer notary accountant broker adviser analyst scientist chemist dentist vet midwife gp mechanic technician electrician plumber
  apprentice intern novice expert amateur artist musician singer choir band poet player gamer fan collector maker hobbyist
  pub bar library theatre cinema garage salon nursery factory vineyard winery warehouse dealership practice
  surgeon physician architect prefect cadet poet sculptor president resident student dependent agent recipient respondent correspondent opponent claimant bidder attendee union supporter
  grandchild stepchild schoolchild inmate flatmate roommate classmate teammate workmate housemate crewmate schoolmate
  guild orchestra troupe squad league federation syndicate congregation parishioner trustee treasurer fixer deputy vendor adjuster
  buddy carer caregiver kid toddler baby freelancer founder peer gamer streamer mod mum mom dad aunt crew beekeeper gardener
  rep csm sdr cfo ceo cto coo hr hse ehs qa dm mp councillor senator voter candidate observer inspector auditor
  kindergarten preschool daycare supermarket colleague bookshop laundromat cooperative co-op community newsroom broadcaster publisher producer exporter importer carrier
  admin superadmin paralegal exec sysadmin approver signer
  boatyard shipyard sawmill relative relation packer caretaker donor referee contractor purser craftsperson salesperson tradesperson sportsperson layperson
  lady ladies boss girl boy spokesperson chairperson sibling brother sister uncle nephew niece cousin husband wife spouse fiancé bride groom godparent
  guardian foster-parent pet-owner bystander passer-by heir neighbour shepherd goatherd herdsman cowherd blacksmith locksmith
  goldsmith silversmith carpenter mason tailor butcher cobbler barber hairdresser barista bartender sommelier maid butler concierge
  usher bouncer cleric imam rabbi nun deacon bishop chaplain sexton mistress headmistress waitress actress hostess stewardess
  seamstress steward marshal sheriff constable detective bailiff envoy diplomat ambassador delegate secretary clerk scribe
  archivist curator registrar provost dean bursar rector headteacher principal lecturer prof professor tutor pupil scholar
  alumna alumnus expert consultant brigade therapist psychologist physio paramedic medic orderly sonographer optician hygienist
  optometrist dietician dietitian doula surgeon cyclist rider jockey diver climber hiker skier rower sailor crewman deckhand
  fisherman skipper stevedore docker trucker courier postman dispatcher conductor signaller pilot navigator astronaut cadet
  soldier officer sergeant conscript reservist firefighter lifeguard ranger forester lumberjack miner driller
  welder fitter joiner plasterer roofer tiler glazier bricklayer scaffolder rigger surveyor planner draughtsman
  comedian clown juggler magician dancer acrobat puppeteer drummer pianist organist violinist trumpeter
  peasant smallholder grower vintner winemaker cheesemaker brewer distiller miller stallholder vendor hawker peddler
  sponsor patron backer lender borrower debtor creditor payee payer beneficiary signatory shareholder stakeholder
  leaseholder householder cardholder ticketholder keyholder officeholder postholder pensioner retiree jobseeker juror
  villager islander townsperson citizen expat emigrant asylum-seeker detainee prisoner convict inmate witness
  victim survivor suspect offender culprit mourner newlywed orphan toddler tween
  nanny associate sampler
  nonprofit ngo authority ministry agency bank insurer landlord tourist traveller traveler pensioner veteran refugee migrant commuter cyclist pedestrian`);

/** Nouns with a person's ending that are things. */
const notPeople = words(`
  blocker ping
  enter foster gather hoist launder scatter shortlist surrender steer render preorder enlist
  specimen regimen abdomen acumen handover takeover turnover layover hangover makeover rollover deliver discover recover uncover
  consider remember refer prefer differ transfer defer infer
  glider bulldozer planter blazer dumper lever roller copier inverter propeller rudder tiller schooner heifer thresher baler
  weather water paper order number offer computer letter folder calendar timer tracker scanner container counter filter
  layer power river summer winter corner sensor error color colour floor door motor factor vector sector monitor mirror indicator
  behavior behaviour harbour harbor labour labor favour hour barrier theater theatre center centre quarter semester chapter
  register shelter transfer buffer server router printer browser charger trailer tractor elevator voucher banner newsletter
  flower tower shower dinner fever cancer ladder matter fee coffee committee tree guarantee checklist waitlist plant grant variant
  corridor refrigerator generator conveyor detector compressor excavator
  constant warrant ocean reminder folder controller offer header cover over under after never ever together rather other
  another either neither whether later sooner better higher lower faster december november october september however
  moreover further former latter inner outer upper number finger paper pepper butter dollar disaster poster roster cluster
  register master data thriller trigger meter parameter diameter helicopter scooter shutter sticker teaser tier user-interface
  list assist exist twist dentist's pilot instant important relevant significant distant constant assistant degree agree free
  leftover tender want fryer drawer binder stapler disorder encounter litter lumber leather pepper razor rubber shoulder silver slider spider timber
  tumor wrapper zipper follow-up cancer starter-kit dinner lecture
  answer reorder offer waiter-list container drawer locker charter quarter burger transfer sewer meadow collar dollar solar polar cellar
  pillar mower blower mixer dryer washer freezer cooler heater boiler toaster burner lighter starter gutter fridge-freezer drummer-machine
  meter thermometer odometer speedometer barometer laser teleporter adapter converter amplifier speaker-system headliner
  radiator reactor generator compressor refrigerator escalator conveyor incubator ventilator alternator calculator capacitor
  extractor shredder extruder dehydrator humidifier purifier sterilizer steriliser autoclave harvester strimmer trimmer sprayer chipper mower
  resistor actuator projector detector connector excavator carburettor defibrillator respirator simulator regulator separator
  accelerator rotor tanker freighter liner trawler digger bunker pointer blister plaster cylinder transformer transponder
  transmitter hanger jumper slipper sneaker hammer marker buffer bumper cooker hoover dishwasher tumbler beaker chiller sprinkler
  sprayer spreader harvester shredder grinder crusher slicer toner wafer cracker hamburger chowder powder border placeholder
  manner perimeter trimester canister duster booster monster lobster hamster oyster easter hydrometer gutter plotter pallet-mover
  datalogger logger-device tracer viewer header dosimeter altimeter kilometer centimeter millimeter litre-meter altar gear
  shopper-bag wallpaper newspaper sandpaper locker boulder cinder timber lavender clover ginger cucumber amber ember member-card
  vapor vapour rigor rigour vigor vigour humor humour rumor rumour tumour armour armor odour flavor flavour parlour savior-machine
  career frontier souvenir interpreter-booth beer deer pioneer-plant fertilizer fertiliser sanitizer sanitiser stabilizer tranquilizer
  stretcher trouser tether splinter cloister blinker prompter sander chopper cutter digger trimmer mulcher strimmer
  feeder blender steamer walker-frame stroller pushchair wrapper gauger hopper silo-filler coaster platter saucer colander strainer
  grater peeler skewer smoker cooker kettler duster poker rocker bleeper beeper pager buzzer dongle-adapter extinguisher absorber
  humidifier dehumidifier purifier vaporiser nebuliser inhaler pacemaker catheter dropper bladder ulcer tumour liver blister
  adder otter hamster badger beaver spider grasshopper lobster plover warbler woodpecker kingfisher flier flyer poster sticker leader-board
  sampler primer thinner cleaner-fluid lacquer mortar rafter gutter shutter girder boulder pier tier chair stair binder divider
  eraser cleaver tweezer plier hanger airer loner letter-opener cruiser lighter tug-boat freighter carrier-bag parcel-locker
  logger checker finder matcher see three guarantee refund door odor error tenor minor major senior junior interior exterior superior prior anchor`);

const personalEnding =
  /(?:(?:declar|account|assist|attend|consult|applic|particip|ten|inhabit|occup|merch|serge|serv|migr|immigr|defend|claim|registr|inform|inf|combat|contest|deb(?:ut)|pedest)ant|(?:loy|rain|fug|tend|fer|min|ust|ent|cens|pay|view|evacu|invit|appoint|lectur|grant|assign|award|franchis|abus|divorc)ee)$/;

/** Homes and groups are people only with a word before them. */
const collective =
  /\b(?:(?:care|nursing|children['’]s|funeral|retirement) homes?|(?:county|city|national|state|town|film|parish|university) archives?|(?:school|tour|user|youth|patient|parent|community|local|walking|study|support|volunteer|research|sports|drama|theatre|congregation|campaign) groups?|(?:donation|day|community|youth|call|care|health|sports|garden|recycling|test|service) cent(?:re|er)s?|(?:team|tech|project|shift|squad|design|group|depot|yard|workshop|kitchen|night|day|plant|warehouse|production|programme|course|shelter|camp|ward|unit|site|station|section|event|pilot|field|class|studio|office|lab|stage|beach|hall|studio|floor|wing|harvest|ride|race|trip|regional|area|technical|clinical|volunteer|crew) leads?|(?:stock|quality|credit|traffic|finance|financial|flight|document|cost|production|fleet|inventory) controllers?|(?:(?:deck|farm|field|stage|stable)hands?|(?!(?:the|an?|our|both|his|her|their|my|one|two|other|left|right|second|first|free|bare|old|by|in|at|on|of|to)\b)[a-z]{3,} hands?)|(?:deputy|department|section|team|unit|division|year|ward|shift|kitchen) heads?|(?:repair|sewing|bicycle|bike|car|print|sheltered) workshops?|chimney sweeps?|(?:fire|ambulance|rescue|emergency|social) services?)$/i;

/** With 'the' before it a room acts for those who work there: `the office calls whoever is missing`. */
const office =
  /^(?:the|our) (?:(?:[\p{L}-]+ ){0,2}(?:office|department)|(?:parish |management |school |executive )?board|laundry|kitchen|reception|production|accounting|accounts|finance|purchasing|procurement|dispatch|maintenance|housekeeping|logistics|administration|payroll|customer service|quality control|depot|yard|(?:[\p{L}-]+ )?(?:call centre|call center|control centre|control room|(?:front|service|help|information|check-in) desk|registry|(?:control|guard|watch) tower|(?:press|town|exhibition) hall)|weighbridge|compliance|customs|(?:bake|pack|brew|slaughter)house|secretariat|warehouse|workshop|court|ward|back office|canteen|foundation|jury|committee|chair|(?:shop|sales|trading|factory|production) floor|(?:night|day|deck|bridge|fire|anchor|harbour|mountain) watch|front of house|back of house|(?:mission|ground|flight|traffic|stock|production) control)$|\b(?:school|ticket|head|post|parish|tax|registry|care|youth|housing|examination) office$/iu;
/** A product is an assistant too, but never several, and none of a ward, an office or a shop. */
const assistants =
  /\bassistants$|\b(?:teaching|shop|dental|medical|research|casting|personal|nursing|care|library|sales|legal|classroom|veterinary|flight|pharmacy|lab|laboratory|office|admin|administrative|accounts|finance|workshop|warehouse|kitchen|store|stock|site|front desk|reception|production|practice|clinic|surgery|school|nursery|museum|gallery|bakery|farm|studio|stage|camera|garden|yard|dispatch|payroll|HR|marketing) assistant$/i;

/** `the head of the lab`, `the engineer-in-chief`. */
const isChief =
  /^(?:(?:the|our|an?|my|each|every|\d+) )?(?:(?:deputy )?(?:head|chair|chief)s? of |[\p{L} ]+-in-chief$)/iu;

/** Words that an idea uses for people although a dictionary has a thing for them. */
let told: ReadonlySet<string> = new Set();

/** Does its work where these words, singular, name people: in an idea whose `burners pick a curve`. */
export function amongPeople<T>(words: string[], work: () => T): T {
  if (words.length === 0 && told.size === 0) return work();
  const before = told;
  told = new Set(words);
  try {
    return inContext(words.join(' '), work);
  } finally {
    told = before;
  }
}

/** Whether a noun names people or an organisation of people. */
export function isPeople(noun: string): boolean {
  if (
    isChief.test(noun) ||
    /\b(?:team|squad|shift|project|tech|floor|site|ward|crew|group|line|section|department|store|product|sustainability|engineering|design|data|security|safety|safeguarding|support|success|regional|quality|clinical|care|research|programme|technical|account|practice|clinic|hr|people|it|qa|finance|legal|operations|ops|content|training|learning) leads?$|\b(?:field|service|lab|vet|pharmacy|repair|support|hvac) techs?$|^(?:the |our )?techs$|^(?:the|our|an?|each|every|their) [a-z-]+ (?:lead|champion|mate|patrol)$/i.test(
      noun,
    )
  )
    return true;
  const last =
    singular(noun.toLowerCase().split(/ (?:of|at|in|on|to|for|with|from|who|that) /)[0] ?? '')
      .split(/\s/)
      .at(-1) ?? '';
  const head = peopleWords.has(last) ? last : (last.split('-').at(-1) ?? '');
  if (peopleWords.has(head) || told.has(head) || collective.test(noun) || office.test(noun) || assistants.test(noun))
    return true;
  if (/[a-z]{3}(?:person|people)$/.test(head)) return true;
  if (/[a-z]{3}(?:mason|smith|wright|monger|wife|folk)$/.test(head)) return true;
  if (/(?:[a-z]{3}m[ae]n|[a-z]{2}women)$/.test(head) && !notPeople.has(head)) return true;
  // 'the planner' alone is somebody; a meal planner is a thing.
  if (head === 'planner')
    return /^(?:(?:the|one|our|each|every|two|three|\d+) )?planners?$|\b(?:wedding|event|party|financial|city|town|urban|production|trip|route|demand) planners?$/i.test(
      noun,
    );
  if (head === 'tester') return /^(?:(?:the|an?|one|our|each|every|two|three|\d+) )?testers?$/i.test(noun);
  if (notPeople.has(head) || /[a-z]{2}met(?:er|re)$/.test(head)) return false;
  return /(?:[a-z]{2}er|[a-z]{2}or|ist|ian|[a-z]{2}eur|eer)$/.test(head) || personalEnding.test(head);
}
