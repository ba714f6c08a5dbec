/** What schema.org asks of the types that the site uses: names of properties that must be there, and how they look. */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const url: Check = (value) => typeof value === 'string' && URL.canParse(value);
const day: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const amount: Check = (value) => /^\d+(?:\.\d+)?$/.test(String(value));
const position: Check = (value) => Number.isInteger(value) && Number(value) > 0;
const flag: Check = (value) => typeof value === 'boolean';

interface Shape {
  required: Record<string, Check | string>;
  optional?: Record<string, Check | string>;
}

/** A string names the type that stands there, alone or in a list. */
const SHAPES: Record<string, Shape> = {
  WebSite: { required: { name: text, url }, optional: { potentialAction: 'SearchAction' } },
  SearchAction: { required: { target: text, 'query-input': text } },
  BreadcrumbList: { required: { itemListElement: 'ListItem' } },
  ListItem: { required: { position, name: text, item: url } },
  Article: {
    required: { headline: text, author: 'Organization', datePublished: day, mainEntityOfPage: url },
    optional: {
      description: text,
      url,
      dateModified: day,
      wordCount: position,
      inLanguage: text,
      publisher: 'Organization',
      image: url,
    },
  },
  Organization: { required: { name: text }, optional: { url, logo: url } },
  FAQPage: { required: { mainEntity: 'Question' } },
  Question: { required: { name: text, acceptedAnswer: 'Answer' } },
  Answer: { required: { text } },
  CreativeWork: {
    required: { name: text, description: text, url },
    optional: {
      version: text,
      keywords: text,
      inLanguage: text,
      isAccessibleForFree: flag,
      publisher: 'Organization',
      image: url,
    },
  },
  Product: {
    required: { name: text, offers: 'Offer' },
    optional: { description: text, url, brand: 'Brand', image: url },
  },
  Brand: { required: { name: text } },
  Offer: {
    required: { price: amount, priceCurrency: text },
    optional: { name: text, description: text, url, availability: url, category: text },
  },
};

/** What is wrong with a JSON-LD object; nothing is allowed in it that its type does not know. */
export function structuredDataProblems(value: unknown): string[] {
  const { '@context': context, ...rest } = (value ?? {}) as Record<string, unknown>;
  return [...(context === 'https://schema.org' ? [] : ['has no context']), ...problemsOf(rest, '')];
}

function problemsOf(value: unknown, path: string): string[] {
  const { '@type': type, ...properties } = (value ?? {}) as Record<string, unknown>;
  const shape = typeof type === 'string' ? SHAPES[type] : undefined;
  if (!shape) return [`${path || '(top)'} is of no known type: ${String(type)}`];
  const known = { ...shape.required, ...shape.optional };
  const missing = Object.keys(shape.required).filter((name) => properties[name] === undefined);
  return [
    ...missing.map((name) => `${path}${String(type)} lacks ${name}`),
    ...Object.entries(properties).flatMap(([name, inner]) => {
      const expected = known[name];
      const here = `${path}${String(type)}.${name}`;
      if (expected === undefined) return [`${here} is not known`];
      if (typeof expected === 'function') return expected(inner) ? [] : [`${here} is not well formed`];
      return [inner].flat().flatMap((one) => {
        const found = (one as { '@type'?: unknown } | null)?.['@type'];
        return found === expected ? problemsOf(one, `${here}.`) : [`${here} is ${String(found)}, not ${expected}`];
      });
    }),
  ];
}
