const supposing =
  /^(?:what if|how about if|imagine(?: that| if)?|(?:it|that|things)(?: would|['’]d)(?: all)? (?:help|be (?:an? )?(?:good|better|best|easier|simpler|great|nice|useful|ideal|lovely|help))(?: (?:a lot|us|me|for \p{L}+|for (?:the|our) \p{L}+))? if)\s(.+)$/iu;

export const isSupposed = (text: string): boolean => supposing.test(text);
