import type { FeatureTemplate } from '../know/knowledge.js';
import { fill, type Slots } from '../know/slots.js';
import { slugify, upperFirst } from '../language.js';
import type { Side } from './people.js';
import type { Feature } from './plan.js';
import { apart, furtherReason } from './wordings.js';

/** A function as the knowledge of its kind tells it, in the words of the idea. */
export function fromTemplate(
  template: Omit<FeatureTemplate, 'name' | 'verbs' | 'who' | 'so'> & { so?: string },
  slots: Slots,
  name: string,
  side: Side,
  isStated: boolean,
): Feature {
  const say = (text: string): string => fill(text, slots);
  const cells = (line: string): string[] => line.split('|').map((cell) => say(cell.trim()));
  const [event = '', trigger = '', properties = ''] = cells(template.event);
  const need = say(template.need ?? template.want);
  const gain = say(template.gain ?? template.so ?? '');
  const want = apart(template.want, need, slots);
  return {
    name: isStated ? name : say(name),
    description: upperFirst(say(template.does)),
    priority: 'must',
    side,
    need,
    gain,
    leaves: say(template.leaves ?? 'a result with its author and time'),
    want,
    so: template.so === undefined ? '' : furtherReason(template.so, gain, want, slots),
    tests: template.tests.map((line) => {
      const [given = '', when = '', then = ''] = cells(line);
      return { given, when, then };
    }),
    edge: upperFirst(say(template.edge)),
    event: { name: slugify(event, '_').replace(/\b([a-z]+)_\1_/, '$1_'), trigger, properties },
    goals: [],
    ruledBy: [],
    // What is proposed to be sent is sent, and no page.
    ...(!isStated && /\bnotifications?\b/i.test(name) ? { isByItself: true } : {}),
    stated: isStated,
  };
}
