/** The author speaks, or speaks to the reader; `US` is a country. */
export const speaksItself =
  /(?<!\p{L})(?:I|[Mm]e|[Mm]y|[Mm]ine|[Mm]yself|[Ww]e|us|[Oo]urs|[Oo]urselves|[Yy]ou|[Yy]ours?)(?![\p{L}-])/u;
