import { verbOf } from './lexicon.js';

/** Lists named for what stands in them. */
export const containers: Record<string, string> = {
  rota: 'shift',
  roster: 'shift',
  logbook: 'entry',
  diary: 'entry',
  journal: 'entry',
  calendar: 'event',
  timetable: 'slot',
  menu: 'order',
  inventory: 'item',
  tester: 'test',
  sensor: 'reading',
  monitor: 'reading',
  directory: 'entry',
};

/** What is kept a record of where the idea names the work: `bicycle repair`, `bed cleaning`. */
export function unitFromCompound(compound: string): string {
  const [before = '', last = ''] = compound.includes(' ') ? compound.split(/ (?=\S+$)/) : ['', compound];
  if (containers[last]) return [before, containers[last]].filter(Boolean).join(' ');
  const acted: Record<string, string> = {
    tutoring: 'lesson',
    teaching: 'lesson',
    cleaning: 'clean',
    walking: 'walk',
    sharing: 'ride',
    carpooling: 'ride',
    coaching: 'session',
    parking: 'parking space',
    dating: 'match',
    crowdfunding: 'campaign',
    escrow: 'payment',
    translation: 'translation',
    shopping: 'order',
    ordering: 'order',
    onboarding: 'onboarding',
    gardening: 'garden job',
    selling: 'sale',
    resale: 'sale',
    matching: 'match',
    forecasting: 'forecast',
    scheduling: 'schedule',
    monitoring: 'reading',
    banking: 'payment',
    gaming: 'game',
    mowing: 'mowing job',
    training: 'training',
    streaming: 'stream',
    queueing: 'place in the queue',
    adoption: 'adoption',
    recommendation: 'recommendation',
    education: 'lesson',
    analytics: 'finding',
    management: 'case',
    maintenance: 'job',
  };
  const word = acted[last];
  if (word) return before && !word.startsWith(before) && word.split(' ').length < 2 ? `${before} ${word}` : word;
  // 'station booking': the station is booked.
  const verb = /ing$/.test(last) && last !== 'booking' ? verbOf(last) : null;
  if (verb && before) return before;
  if (verb) return `${last} job`;
  return compound;
}
