import { sentence, stripStop, upperFirst } from '../language.js';
import type { OperatingRule } from './operating.js';
import type { Feature } from './plan.js';
import { isToldIn, tellsSame } from './rule-words.js';

/** What it does, with the rules of the idea that speak of it. */
export const withSpoken = (feature: Feature, spoken: OperatingRule[]): Feature => {
  const others = spoken.filter(
    ({ text }) => !tellsSame(text, feature.asked ?? '') && !isToldIn(text, feature.description),
  );
  // 'Officers replay any conversation', and 'Officers can replay any conversation for 7 years': the longer says both.
  const asked = plainly(feature.asked ?? '');
  const longer = asked === '' ? undefined : others.find(({ text }) => plainly(text).startsWith(asked));
  const told = longer
    ? feature.description.replace(stripStop(feature.asked ?? ''), () => upperFirst(stripStop(longer.text)))
    : feature.description;
  return {
    ...feature,
    description: [told, ...others.flatMap((one) => (one === longer ? [] : sentence(upperFirst(one.text))))].join(' '),
    ruledBy: others.filter(({ isPlain }) => !isPlain),
  };
};

/** The same of what the idea only says of its thing. */
export const withPlain = (feature: Feature, said: readonly string[]): Feature => {
  const others = said.filter((text) => !feature.description.toLowerCase().includes(text.toLowerCase()));
  return {
    ...feature,
    description: [feature.description, ...others.map((text) => sentence(upperFirst(text)))].join(' '),
  };
};

const plainly = (text: string): string =>
  stripStop(text)
    .toLowerCase()
    .replace(/ (?:can|may|must|should) (?:be able to )?/, ' ');
