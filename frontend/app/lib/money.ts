/** One credit is one penny. */
export function creditsInPounds(credits: number): string {
  return `£${(credits / 100).toFixed(2)}`;
}

const grouped = new Intl.NumberFormat('en-GB');

export function formatNumber(value: number): string {
  return grouped.format(value);
}

/** `1 credit`, `1,250 credits`. */
export function formatCredits(credits: number): string {
  return `${formatNumber(credits)} ${credits === 1 ? 'credit' : 'credits'}`;
}

/** `1 document`, `12 documents`. */
export function formatDocuments(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'document' : 'documents'}`;
}
