/** `cheer you on live`, `nudges you when you skip`: readers are users, until it is known what they are called. */
const readers = 'all users';
export const toReaders = (doing: string): string =>
  doing
    .replace(/^(\p{L}+) you\b(?! (?:can|have|need|want|like|are)\b)/iu, `$1 ${readers}`)
    .replace(/\b(when|whenever|if|once|as soon as|after|before|until) you (?=\p{L})/giu, '$1 they ');
