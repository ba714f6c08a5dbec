/** `say beforehand what is broken`: when, behind what. */
export const whenLast = (text: string): string =>
  text.replace(
    /\b((?:see|say|know|check|tell|note|enter|report|record|learn|find out)s?) (beforehand|in advance|afterwards|at once|(?:at|by) the end|(?:each|every) \p{L}+|in the \p{L}+) ((?:how|which|what|whether|who|when|where) [^,;]+?)(?=$|[,;]|\sand\s\p{L}+\s(?:an?|the|their|it|which|what)\b)/giu,
    '$1 $3 $2',
  );
