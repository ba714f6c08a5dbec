import { inDigits } from './values.js';

/** Slips that are frequent and have one reading. Only what is read is mended; quotations keep the author's spelling. */
const slips: Record<string, string> = {
  remeber: 'remember',
  rember: 'remember',
  shair: 'share',
  recieve: 'receive',
  recieves: 'receives',
  wat: 'what',
  wen: 'when',
  tels: 'tells',
  tel: 'tell',
  realy: 'really',
  comming: 'coming',
  schould: 'should',
  shoud: 'should',
  teh: 'the',
  thier: 'their',
  custumer: 'customer',
  custumers: 'customers',
  costumers: 'customers',
  adress: 'address',
  calender: 'calendar',
  apointment: 'appointment',
  apointments: 'appointments',
  appointement: 'appointment',
  apoinments: 'appointments',
  shedule: 'schedule',
  scedule: 'schedule',
  managment: 'management',
  buisness: 'business',
  bussiness: 'business',
  busineses: 'businesses',
  restaraunt: 'restaurant',
  restaraunts: 'restaurants',
  resturant: 'restaurant',
  resturants: 'restaurants',
  aplication: 'application',
  platfrom: 'platform',
  webiste: 'website',
  wesbite: 'website',
  notfications: 'notifications',
  notificatons: 'notifications',
  seperate: 'separate',
  definately: 'definitely',
  suger: 'sugar',
  peple: 'people',
  poeple: 'people',
  freind: 'friend',
  freinds: 'friends',
  studens: 'students',
  techers: 'teachers',
  docter: 'doctor',
  docters: 'doctors',
  pateints: 'patients',
  vollunteers: 'volunteers',
  volonteers: 'volunteers',
  bycicle: 'bicycle',
  vehical: 'vehicle',
  equiptment: 'equipment',
  maintainance: 'maintenance',
  maintenence: 'maintenance',
  transfered: 'transferred',
  wich: 'which',
  becuase: 'because',
  alot: 'a lot',
  dont: "don't",
  cant: "can't",
  doesnt: "doesn't",
  wanna: 'want to',
  gonna: 'going to',
  u: 'you',
  ur: 'your',
  pls: 'please',
  thru: 'through',
  w: 'with',
  ppl: 'people',
  msg: 'message',
  msgs: 'messages',
  appt: 'appointment',
  appts: 'appointments',
  bc: 'because',
  cuz: 'because',
  plz: 'please',
  acces: 'access',
  accomodation: 'accommodation',
  availible: 'available',
  avaliable: 'available',
  delievery: 'delivery',
  delivary: 'delivery',
  reciept: 'receipt',
  reciepts: 'receipts',
  untill: 'until',
  neigbours: 'neighbours',
  neighbors: 'neighbours',
  nieghbours: 'neighbours',
};

export const spellRight = (text: string): string =>
  text
    // 'Thirty-two neighbours'
    .replace(
      /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-(?:one|two|three|four|five|six|seven|eight|nine))?(?= \p{L}+s\b)/iu,
      (number) => inDigits(number),
    )
    // 'the day it is free'
    .replace(
      /\b(the (?:days?|weeks?|months?|years?|hours?|dates?|times?)) (?=(?:it|they|he|she) (?:is|are|was|were|will|has|have|can)\b(?! (?:free|left|available)\b(?<=(?:have|has) \p{L}+)))/giu,
      '$1 when ',
    )
    .replace(/\bw\/o\b\s?/g, 'without ')
    .replace(/\bw\/\s?/g, 'with ')
    // 'down to 4 a year' counts.
    .replace(
      /(?<!\b(?:to|than|most|least|below|under|from|about|only) )\b4 (?=(?:my|our|the|an?(?! (?:hour|shift|day|week|month|quarter|term|season|year)\b)|your|their|every|all)\b)/gi,
      'for ',
    )
    .replace(/\b([Bb]ooking|[Oo]rdering|[Tt]racking|[Pp]lanning|[Pp]ayment|[Rr]eminder) thing\b/g, '$1 tool')
    .replace(/\bwith there (?=parents|friends|family|customers)/gi, 'with their ')
    .replace(/(?<![\p{L}\p{N}@./’'-])[a-z]+(?![\p{L}\p{N}@’'-]|\.\p{L})/giu, (word) => {
      const right = slips[word.toLowerCase()];
      return right && word === word.toLowerCase() ? right : word;
    });
