import { participle } from '../language.js';

/** `signed off` */
export const participleOf = (verb: string): string => {
  const [first = '', ...rest] = verb.split(' ');
  return [participle(first), ...rest].join(' ');
};

/** Who only looks leaves nothing behind. */
export const isLook = (verb: string): boolean =>
  /^(?:see|view|read|get|receive|follow|compare|know|watch|find|search|look up|look at|look for|browse)$/.test(verb);
