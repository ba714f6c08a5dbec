/** `12 days` and `4`, `48` and `75 percent`: both have the unit of either, and the span they are counted in. */
export function inOneUnit(baseline: string, target: string): [string, string] {
  const [, whole = ''] = /^\d+( in \d+)$/.exec(baseline) ?? [];
  if (whole && /^(?:\D+ )?\d+$/.test(target)) return [baseline, `${target}${whole}`];
  if (/\d in \d/.test(`${baseline} ${target}`)) return [baseline, target];
  // '22 of 180 a day' and '8': of as many a day.
  const [, parts = ''] = /^\d[\d.,]*( of \d[\d.,]* an? \p{L}+)$/u.exec(baseline) ?? [];
  if (parts && /^\d+$/.test(target)) return [baseline, `${target}${parts}`];
  // '140 of 420 last year' and '60': the whole and its year belong to what was counted.
  const unit = (text: string): string =>
    (/^[£$€]?\d[\d.,]*(\s?(?:%|[\p{L}²³].*))$/u.exec(text)?.[1] ?? '').replace(/^\sof \d.*$|^\slast \p{L}+$/u, '');
  const bare = (text: string): boolean => /\d[\d.,]*$/.test(text);
  const span = (text: string): string => /\s(?:an?|per|each|every)\s\p{L}+$/u.exec(text)?.[0] ?? '';
  const [ours, theirs] = [unit(baseline), unit(target.replace(/^\D*(?=\d)/, ''))];
  const from = bare(baseline) && theirs ? counted(`${baseline}${theirs}`) : baseline;
  const to = bare(target) && ours && target !== '0' ? counted(`${target}${ours}`) : target;
  return span(to) && !span(from) && unit(from) ? [`${from}${span(to)}`, to] : [from, to];
}

/** `4 day` -> 4 days. */
const counted = (text: string): string =>
  text.replace(
    /(?<![\d.,])(\d[\d.,]*) (second|minute|hour|day|week|month|year)s?\b/u,
    (_, figure: string, unit: string) => `${figure} ${unit}${figure === '1' ? '' : 's'}`,
  );
