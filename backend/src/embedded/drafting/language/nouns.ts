/** Nouns without a plural of their own: `two pieces of equipment`. */
export const uncountable = new Set(
  (
    'equipment staff data feedback information software hardware research advice homework music news stock traffic ' +
    'money cash energy electricity water weather compliance progress attendance evidence inventory maintenance access ' +
    'content support training laundry waste food milk coffee rain health care healthcare safety knowledge work ' +
    'personnel livestock cattle sheep fish produce consent spend spending mail time availability medication ' +
    'furniture luggage freight cargo wheat bread rice timber land tutoring teaching learning moisture humidity overtime ' +
    'power fuel air soil sand snow ice oil sugar salt flour meat honey wood metal ' +
    'plastic clothing jewellery machinery equity revenue rent payroll billing accounting banking insurance finance ' +
    'marketing advertising recruitment hiring onboarding housing parking shopping cooking cleaning gardening farming ' +
    'fishing hunting logistics analytics physics mathematics economics politics gymnastics athletics electronics ' +
    'ethics statistics robotics genetics diagnostics procurement governance security privacy transparency accuracy ' +
    'quality productivity efficiency capacity stamina nutrition sleep mobility wellbeing wellness fitness childcare ' +
    'transport transportation tourism retail wholesale manufacturing construction documentation correspondence ' +
    'communication collaboration scheduling planning forecasting monitoring tracking reporting testing debugging ' +
    'bandwidth latency uptime downtime throughput connectivity coverage metadata firmware middleware ' +
    'expertise literacy childhood adulthood debt paperwork legislation jurisdiction lighting heating ' +
    'plumbing wiring scaffolding concrete steel cement asphalt gravel seaweed algae plankton pollen bedding laundry ' +
    'blood milk saliva urine oxygen carbon co2 hydrogen nitrogen methane ammonia carpooling dating resale footage loot ' +
    'debris wildlife poultry seafood merchandise rubbish garbage trash vegetation crowdfunding lending vandalism journalism ' +
    'gear smoking drinking gambling betting ' +
    'harm fraud abuse violence noise dust pollution biodiversity spam churn hay straw manure compost mulch linen'
  ).split(' '),
);
export const irregular: Record<string, string> = {
  // Spoken with a k.
  tech: 'techs',
  stomach: 'stomachs',
  monarch: 'monarchs',
  patriarch: 'patriarchs',
  epoch: 'epochs',
  loch: 'lochs',
  person: 'people',
  child: 'children',
  grandchild: 'grandchildren',
  stepchild: 'stepchildren',
  schoolchild: 'schoolchildren',
  man: 'men',
  woman: 'women',
  midwife: 'midwives',
  GP: 'GPs',
  quiz: 'quizzes',
  leaf: 'leaves',
  shelf: 'shelves',
  half: 'halves',
  knife: 'knives',
  wife: 'wives',
  life: 'lives',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  goose: 'geese',
  criterion: 'criteria',
  crematorium: 'crematoria',
  sanatorium: 'sanatoria',
  auditorium: 'auditoria',
  series: 'series',
  customs: 'customs',
  species: 'species',
  ox: 'oxen',
  thief: 'thieves',
  loaf: 'loaves',
  calf: 'calves',
  wolf: 'wolves',
  scarf: 'scarves',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  crisis: 'crises',
  hypothesis: 'hypotheses',
  thesis: 'theses',
  phenomenon: 'phenomena',
  passerby: 'passers-by',
  'passer-by': 'passers-by',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  echo: 'echoes',
  veto: 'vetoes',
  mango: 'mangoes',
  bus: 'buses',
  gas: 'gases',
  virus: 'viruses',
  campus: 'campuses',
  status: 'statuses',
  bonus: 'bonuses',
  census: 'censuses',
  cactus: 'cacti',
  movie: 'movies',
  cookie: 'cookies',
  zombie: 'zombies',
  selfie: 'selfies',
  pie: 'pies',
  tie: 'ties',
  calorie: 'calories',
  smoothie: 'smoothies',
  genie: 'genies',
  rookie: 'rookies',
  foodie: 'foodies',
  cache: 'caches',
  axe: 'axes',
  shoe: 'shoes',
  toe: 'toes',
  canoe: 'canoes',
  employee: 'employees',
  aircraft: 'aircraft',
  spacecraft: 'spacecraft',
  offspring: 'offspring',
  deer: 'deer',
};
/** Plurals in -ics; other words in -ics (`logistics`) have no plural. */
export const countedIcs =
  /^(?:mechanic|clinic|critic|comic|topic|picnic|relic|fabric|metric|tactic|medic|cynic|epic|arctic|graphic|cosmetic|antibiotic|diuretic|paramedic|characteristic|academic|alcoholic|diabetic|asthmatic|heretic|mosaic|public|tonic|attic|republic|traffic|sceptic|skeptic|fanatic|romantic|classic|basic|plastic|ceramic|lyric)s$/i;
