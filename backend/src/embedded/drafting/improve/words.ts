/** Words that may be exchanged anywhere; `$1` keeps an ending. */
export type Exchange = [from: RegExp, to: string];

export const plainer: Exchange[] = [
  [/\butili[sz]e(s|d)?\b/gi, 'use$1'],
  [/\bin order to\b/gi, 'to'],
  [/\bprior to\b/gi, 'before'],
  [/\bsubsequent(?:ly)? to\b/gi, 'after'],
  [/\bsubsequently\b/gi, 'then'],
  [/\bapproximately\b/gi, 'about'],
  [/\bcommence(s?)\b/gi, 'start$1'],
  [/\bterminate(s?)\b/gi, 'end$1'],
  [/\bin the event that\b/gi, 'if'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/\bwith regard to\b/gi, 'about'],
  [/\bensure(s?) that\b/gi, 'make$1 sure that'],
  [/\bconcerned\b/gi, 'affected'],
  [/\bwithdrawn\b/gi, 'taken back'],
  [/\bsince\b(?= (?:the|a|an|they|it|two|one|each|every)\b)/g, 'because'],
  [/\bcarried out\b/gi, 'done'],
  [/\bindispensable\b/gi, 'needed from day one'],
  [/\bas long as\b/gi, 'while'],
  [/\bpurchased\b/gi, 'bought'],
  [/\bpurchase(s?)\b/gi, 'buy$1'],
  [/\brequire(s?)\b(?! (?:that|to)\b)/gi, 'need$1'],
  [/\bnumerous\b/gi, 'many'],
  [/\bsufficient\b/gi, 'enough'],
  [/\binitial release\b/gi, 'first release'],
  [/\bin per cent\b/gi, 'as a percentage'],
  [/\bstakeholders\b/gi, 'people involved'],
  [/\bfacilitate(s?)\b/gi, 'ease$1'],
  [/\bleverage(s?)\b/gi, 'use$1'],
  [/\btakes the place of\b/gi, 'replaces'],
  [/\bdeviation(s?)\b/gi, 'difference$1'],
  [/\brevision\b/gi, 'version'],
  [/\bpermitted\b/gi, 'allowed'],
  [/\bremain(s?)\b/gi, 'stay$1'],
  [/\bthreshold(s?)\b/gi, 'limit$1'],
  [/\bmitigation\b/gi, 'counter-measure'],
  [/\bcontingency\b/gi, 'fallback'],
  [/\bbaseline\b/gi, 'starting value'],
];

export const formal: Exchange[] = [
  [/\bcan['’]t\b/gi, 'cannot'],
  [/\bwon['’]t\b/gi, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|could|should|would|must)n['’]t\b/gi, '$1 not'],
  [/\bit['’]s\b/gi, 'it is'],
  [/\bthat['’]s\b/gi, 'that is'],
  [/\b(we|they|you)['’]re\b/gi, '$1 are'],
  [/\b(I|we|they|you|it|that)['’]ll\b/gi, '$1 will'],
  [/\b(I|we|they|you)['’]ve\b/gi, '$1 have'],
  [/\btakes? the place of\b/gi, 'replaces'],
  [/\b(?:right away|at once)\b/gi, 'immediately'],
  [/\bprobably looks like this\b/gi, 'presumably appears as follows'],
  [/\bprobably\b/gi, 'presumably'],
  [/\bpaid off\b/gi, 'justified its cost'],
  [/\bpays off\b/gi, 'justifies its cost'],
  [/\bput together\b/gi, 'compiled'],
  [/\blooked at\b/gi, 'examined'],
  [/\bmade for how\b/gi, 'designed for the way'],
  [/\bmade for\b/gi, 'designed for'],
  [/\bringing round\b/gi, 'telephoning'],
  [/\b(is|are|was|were) told\b/gi, '$1 informed'],
  [/\benough\b(?= \p{L}+)/giu, 'sufficient'],
  [/\bthe whole (?=\p{L})/giu, 'the entire '],
  [/\bneeded\b/gi, 'required'],
  [/\b(begins|starts)\b/gi, 'commences'],
  [/\bbeginning with\b/gi, 'commencing with'],
  [/\bmust not\b/gi, 'shall not'],
  [/\bget(s?)\b(?= (?:a|an|the|one|two|it)\b)/gi, 'receive$1'],
  [/\bbuy(s?)\b/gi, 'purchase$1'],
  [/\bask(s?) for\b/gi, 'request$1'],
  [/\btell(s?)\b(?= (?:the|a|an|them|those|everyone)\b)/gi, 'inform$1'],
  [/\bno longer depend on\b/gi, 'cease to depend on'],
  [/\bup to now\b/gi, 'to date'],
  [/\babout (?=\d)/gi, 'approximately '],
  [/\bkeeps (?=(?:its|their|a|an|the)\b)/gi, 'maintains '],
  [/\bin time\b/gi, 'in good time'],
  [/\bphone calls\b/gi, 'telephone calls'],
  [/\bsay(s?) so\b/gi, 'report$1 it'],
  [/\bthing(s?)\b/gi, 'matter$1'],
  [/(^|[.!?] )But\b,?/g, '$1However,'],
  [/(^|[.!?] )So\b,?/g, '$1Consequently,'],
];

export const friendly: Exchange[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|could|should|would) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\bit is\b/gi, "it's"],
  [/\bthat is\b(?! (?:to say|why))/gi, "that's"],
  [/\b(we|they|you) are\b/gi, "$1're"],
  [/\b(we|they|you|it) will\b/gi, "$1'll"],
  [/\bmust be\b/gi, 'has to be'],
  [/\bone shared state that everyone\b/gi, 'one shared picture that everyone'],
  [/\bnothing in\b/gi, 'not a thing in'],
  [/\btherefore\b/gi, 'so'],
  [/\bhowever\b/gi, 'but'],
  [/\bin addition\b/gi, 'also'],
  [/\bA clickable prototype is shown\b/g, 'You can click through a prototype'],
  [/\bFixed from the start:/g, 'What we already know:'],
  [/\bWhether it paid off is read on\b/g, "We'll see whether it paid off on"],
  [/\bassumed, to be checked on site\b/g, 'our guess until we have been there'],
];

const words = (list: string): Exchange[] =>
  list.split(' ').map((pair) => {
    const [from = '', to = ''] = pair.split('>');
    return [new RegExp(`\\b${from}\\b`, 'gi'), to.replaceAll('_', ' ')] as Exchange;
  });

export const misspelt: Exchange[] = words(
  'teh>the adn>and recieve>receive recieves>receives recieved>received seperate>separate seperately>separately ' +
    'definately>definitely occured>occurred occurence>occurrence accomodate>accommodate neccessary>necessary ' +
    'necesary>necessary wich>which untill>until begining>beginning beleive>believe succesful>successful ' +
    'successfull>successful succesfully>successfully goverment>government enviroment>environment enviromental>environmental ' +
    'managment>management requirment>requirement requirments>requirements responsable>responsible ' +
    'responsability>responsibility existance>existence maintainance>maintenance maintenence>maintenance ' +
    'acheive>achieve acheived>achieved adress>address adresses>addresses calender>calendar commited>committed ' +
    'comittee>committee concious>conscious dependant>dependent excede>exceed garantee>guarantee guarentee>guarantee ' +
    'independant>independent knowlege>knowledge lenght>length liason>liaison millenium>millennium noticable>noticeable ' +
    'occassion>occasion persue>pursue posession>possession prefered>preferred publically>publicly reccomend>recommend ' +
    'recomend>recommend refered>referred relevent>relevant rythm>rhythm supercede>supersede suprise>surprise thier>their ' +
    'threshhold>threshold tommorow>tomorrow tomorow>tomorrow truely>truly usefull>useful wierd>weird writting>writing ' +
    'alot>a_lot becuase>because custumer>customer custumers>customers usres>users proccess>process sucess>success ' +
    'avaliable>available availible>available intergration>integration buisness>business availablity>availability ' +
    "dont>don't doesnt>doesn't cant>can't wont>won't isnt>isn't",
);

/** Stems that end in -ise and -our in British, -ize and -or in American spelling. */
const ise =
  'organ|recogn|prior|optim|minim|maxim|real|util|summar|author|custom|standard|synchron|final|special|general|emphas|normal|local|digit|personal|visual|categor|apolog|critic|initial|sanit|modern|capital|priorit|anonym|pseudonym';
export const american: Exchange[] = [
  [new RegExp(`\\b(${ise})is(e|es|ed|er|ers|ing|ation|ations)\\b`, 'gi'), '$1iz$2'],
  [/\b(analy)s(e|es|ed|ing)\b/gi, '$1z$2'],
  [
    /\b(colo|favo|behavio|labo|harbo|neighbo|hono|flavo|endeavo|rumo|vapo)ur(s|ed|ing|able|ite|hood|hoods|s')?\b/gi,
    '$1r$2',
  ],
  [/\b(cent|theat|fib|lit|met)re(s?)\b/gi, '$1er$2'],
  [/\b(travel|cancel|label|model|level|signal|fuel|channel|total)l(ed|ing|er|ers)\b/gi, '$1$2'],
  [/\bper cent\b/gi, 'percent'],
  [/\blicence(s?)\b/gi, 'license$1'],
  [/\bdefence(s?)\b/gi, 'defense$1'],
  [/\bcatalogue(s?)\b/gi, 'catalog$1'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\bcheque(s?)\b/gi, 'check$1'],
  [/\bgrey(ed)?\b/gi, 'gray$1'],
  [/\benrol(s|ment|ments)?\b/gi, 'enroll$1'],
  [/\bfulfil(s|ment)?\b/gi, 'fulfill$1'],
  [
    /\b(\d{1,2}) (January|February|March|April|May|June|July|August|September|October|November|December) (\d{4})\b/g,
    '$2 $1, $3',
  ],
];

export const british: Exchange[] = [
  [new RegExp(`\\b(${ise})iz(e|es|ed|er|ers|ing|ation|ations)\\b`, 'gi'), '$1is$2'],
  [/\b(analy)z(e|es|ed|ing)\b/gi, '$1s$2'],
  [/\b(colo|favo|behavio|labo|harbo|neighbo|hono|flavo)r(s|ed|ing|able|ite|hood|hoods)?\b/gi, '$1ur$2'],
  [/\bcenter(s|ed)?\b/gi, 'centre$1'],
  [/\bpercent\b/gi, 'per cent'],
  [/\bdefense(s?)\b/gi, 'defence$1'],
  [/\bcatalog(s?)\b/gi, 'catalogue$1'],
  [/\bgray(ed)?\b/gi, 'grey$1'],
  [
    /\b(January|February|March|April|May|June|July|August|September|October|November|December) (\d{1,2}), (\d{4})\b/g,
    '$2 $1 $3',
  ],
];
