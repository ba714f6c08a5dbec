import { upperFirst } from '../language.js';
import type { Capability } from '../read/brief.js';
import { detailsOf } from './details.js';
import { shortened } from './shortened.js';

/**
 * What a deed is called wherever it is spoken of: verb and object. What belongs to the entry is told by its behaviour,
 * and so is when it is done, unless only that tells two deeds apart.
 */
export function nameOf(capability: Capability, all: Capability[]): string {
  // 'Audit log of every change': as the idea calls it.
  if (capability.named)
    return upperFirst(
      shortened(withoutDetails([capability.object.replace(/^an? /, ''), capability.tail].filter(Boolean).join(' '))),
    );
  const timeless = withoutTime(capability);
  const isAlone = all.every((one) => one === capability || spelled(withoutTime(one)) !== spelled(timeless));
  const { verb, object, tail: said } = isAlone ? timeless : capability;
  const tail = detailsOf(capability).length > 1 && onlyDetails.test(said) ? '' : said;
  const full = [verb, object, tail].filter(Boolean).join(' ');
  if (full.length <= wanted || object === '') return upperFirst(shortened(full));
  const named = `${verb} ${object}`;
  const short = shortened(full, wanted);
  // 'Offer a slot to people on the waiting list', and not when.
  const isBetter = short.length > named.length || short.endsWith(' and more');
  return upperFirst(isBetter && short.length <= wanted ? short : shortened(named));
}

/** `Reason code, max 12 codes`, `destination advice: shelf, outlet`: what stands behind is told of it and names nothing. */
function withoutDetails(text: string): string {
  const plain = text.replace(/\s?\([^()]*\)/g, '');
  const [name = plain] = plain.split(/[:;]\s|,\s(?=(?:max|min|at most|up to|with|only|incl)\b)/);
  return name.split(' ').length > 1 ? name : plain;
}

const wanted = 60;

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
