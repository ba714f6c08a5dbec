import { singular } from '../language.js';
import type { Capability } from './brief.js';
import { isPeople } from './lexicon.js';
import { aboutIn, questions } from './objects.js';

/** `which pupils have overdue books, and when …`: what people want to see at a glance. */
export function questionsIn(text: string, by: string | null = null): Capability[] {
  return text
    .replace(/\s*(?:[;(]|\s-\s|,?\s(?:so that|so|because|without|instead of|rather than)\b).*$/i, '')
    .split(new RegExp(String.raw`,\s*(?:and\s+)?|\s+and\s+(?=(?:${questions})\s)`, 'i'))
    .filter((object, at) => at === 0 || new RegExp(`^(?:${questions})\\s`, 'i').test(object))
    .map((object) => {
      const about = /^(?:what|who|whose|why|how(?! many| much)|whether)\b/i.test(object)
        ? ''
        : aboutIn(object.replace(new RegExp(String.raw`^(?:${questions})(?:['’]s)?\s+(?:many\s+|much\s+)?`, 'i'), ''));
      return {
        verb: 'see',
        object: object.replace(/\s+from\s.*$/, ''),
        noun: isPeople(about) ? '' : about,
        tail: '',
        automatic: false,
        ...(by ? { by } : {}),
      };
    });
}

/** `alerts shepherds when a wolf is near`: they see it. */
export const toldIn = (text: string): string | null => {
  const who =
    /^(?:tell|show|alert|notif|remind|warn|inform)\p{L}*\s+(?:the |all |an? |every |each )?((?:\p{L}+\s)?\p{L}+)\s+(?:which|what|who|whose|when|where|how|why|whether)\b/iu.exec(
      text,
    )?.[1];
  return who && isPeople(who) ? singular(who.toLowerCase()) : null;
};
