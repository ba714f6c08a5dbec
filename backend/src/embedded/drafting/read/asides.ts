/** What is said between commas, out of the way of who does what. */

/** `and, once it is ready, the product messages the guest`: the condition stands behind its deed. */
export const conditionLast = (text: string): string =>
  text.replace(
    /\b(and|but), ((?:once|when|if|as soon as|after|until|unless) [^,;]{3,50}), ([^,;.]{5,90})(?=[,;.]|$)/giu,
    '$1 $3 $2',
  );

/** `Our product, offered at 45 euros a month, lets growers …`: what is said of it between commas is another matter. */
export const withoutAside = (text: string): string =>
  text.replace(
    /^((?:our|the|this) [\p{L}-]+), [^,;]{3,80}, (?=(?:should |must |will )?(?:lets?|helps?|allows?|enables?)\b)/iu,
    '$1 ',
  );
