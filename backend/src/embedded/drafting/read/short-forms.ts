/** Words that people shorten when they type in haste, written out before anything is read. */
const forms: [pattern: RegExp, whole: string][] = [
  [/(?<=\d\s?)hrs\b\.?/gi, ' hours'],
  [/\bhrs\b/gi, 'hours'],
  [/(?<=\b1\s?)hr\b/gi, ' hour'],
  [/(?<=\d\s?)mins\b\.?/gi, ' minutes'],
  [/(?<=\d\s?)secs\b\.?/gi, ' seconds'],
  [/\bavg\b\.?/gi, 'average'],
  [/\bw\/o\s/gi, 'without '],
  [/\bw\/\s?(?=\p{L})/giu, 'with '],
  [/\bpop\. (?=\d)/gi, 'population '],
  [/\bqty\b\.?/gi, 'quantity'],
  [/\bpls\b\.?/gi, 'please'],
];

/** `6.5 hrs a week`, `w/ same role`: the same in whole words. */
export const inLongForms = (text: string): string =>
  forms
    .reduce((said, [pattern, whole]) => said.replace(pattern, whole), text)
    .replace(/(\d) {2,}(?=hours?\b|minutes\b|seconds\b)/g, '$1 ');
