/** What is said between commas, out of the way of who does what. */

/** `and, once it is ready, the product messages the guest`: the condition stands behind its deed. */
export const conditionLast = (text: string): string =>
  text.replace(
    /\b(and|but), ((?:once|when|if|as soon as|after|until|unless) [^,;]{3,50}), ([^,;.]{5,90})(?=[,;.]|$)/giu,
    '$1 $3 $2',
  );

/** `Our product, offered at 45 euros a month, lets growers …`: what is said of it between commas is another matter. */
export const withoutAside = (text: string): string =>
  text
    // 'A dispatcher, who is also a volunteer, plans'
    .replace(/^((?:an?|the|our|each|every) [\p{L} -]{3,30}), who (?:is|are) [^,;]{3,50}, (?=\p{Ll})/iu, '$1 ')
    .replace(
      /^((?:our|the|this) [\p{L}-]+), [^,;]{3,80}, (?=(?:should |must |will )?(?:lets?|helps?|allows?|enables?)\b)/iu,
      '$1 ',
    );

/** `say beforehand what is broken`: when, behind what. */
export const whenLast = (text: string): string =>
  text.replace(
    /\b((?:see|say|know|check|tell|note|enter|report|record|learn|find out)s?) (beforehand|in advance|afterwards|at once|(?:at|by) the end|(?:each|every) \p{L}+|in the \p{L}+) ((?:how|which|what|whether|who|when|where) [^,;]+?)(?=$|[,;]|\sand\s\p{L}+\s(?:an?|the|their|it|which|what)\b)/giu,
    '$1 $3 $2',
  );
