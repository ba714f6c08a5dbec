import { upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { detailsOf } from './details.js';

/**
 * What a deed is called wherever it is spoken of: verb and object. What belongs to the entry is told by its behaviour,
 * and so is when it is done, unless only that tells two deeds apart.
 */
export function nameOf(capability: Capability, all: Capability[]): string {
  const timeless = withoutTime(capability);
  const isAlone = all.every((one) => one === capability || spelled(withoutTime(one)) !== spelled(timeless));
  const { verb, object, tail: whole } = isAlone ? timeless : capability;
  const tail = detailsOf(capability).length > 1 && onlyDetails.test(whole) ? '' : whole;
  const name = [verb, object, tail].filter(Boolean).join(' ');
  return upperFirst(name.length <= 60 ? name : (firstWords.exec([verb, object || tail].join(' '))?.[0] ?? name));
}

/** Seven, and what makes an hour of the last of them: `7.30 am`. */
const firstWords = /^\S+(?: \S+){0,6}(?: [ap]\.?m\b\.?)?/i;

const spelled = ({ verb, object, tail }: Capability): string => [verb, object, tail].join(' ').toLowerCase();
const onlyDetails = /^with [^;:]+ and [^;:]+$/i;

const withoutTime = (capability: Capability): Capability =>
  capability.object === '' ? capability : { ...capability, tail: capability.tail.replace(time, '') };

const unit = 'day|night|morning|afternoon|evening|week|weekend|month|quarter|season|year|shift|hour';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** A time of the clock or the calendar; `two days before the visit` says what it is about, and stays. */
const time = new RegExp(
  `(?:^| )(?:(?:the )?(?:same|next|following) (?:${unit})|(?:at |by )?(?:the )?end of (?:the )?(?:${unit})|(?:each|every) (?:${unit}|${weekday})(?: (?:morning|afternoon|evening|night))?|(?:on )?${weekday}(?:s| (?:morning|afternoon|evening|night)s?)|the (?:${unit}) before|daily|weekly|monthly|yearly|in the (?:morning|afternoon|evening)|at (?:night|noon|midnight|closing time))$`,
  'i',
);
