/** `rating pain from 0 to 10`, `a severity from 1 to 4`: a scale is nothing to be reached. */
const scale =
  /(\b(?:rat(?:e|es|ed|ing)|scor(?:e|es|ed|ing)|grad(?:e|es|ed|ing)|rank(?:s|ed|ing)?|scale|severity|priority|urgency|level|stars|marks?|ages?|aged|points)\b[^.,;:]{0,45}?) from [01] to (?:3|4|5|6|7|10|100)\b(?! ?%)/giu;

export const withoutScales = (sentence: string): string => sentence.replace(scale, '$1');
