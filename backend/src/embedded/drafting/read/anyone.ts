/** Whom the idea calls no other than `somebody`; where others act as well, it is not one of them. */
export const anyUser = 'user';
/** `People should find a tool`: those of whom the idea has told, or any user. */
export const people = 'people';
