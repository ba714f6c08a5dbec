import { assembleStructuredPrd, type Field } from '@specforge/document';
import {
  blockFor,
  coreTemplates,
  draftAfresh,
  draftDocument,
  ideas,
  library,
  shippedTemplates,
  textsOf,
  today,
  wholeLibrary,
} from './drafting.testing.js';
import { draftSection } from './draft.js';
import { asThey } from './language.js';
import { readIdea } from './read.js';
import { isAnswered } from './write.js';
import { draftOf } from './write/context.js';
import { asUnnamed } from './write/unnamed.js';
import { mentions } from './write/marks.js';
import { storyTitle } from './write/scope.js';

const all = [...coreTemplates, wholeLibrary];
const sixWordRuns = (text: string): Set<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(5).map((_, at) => words.slice(at, at + 6).join(' ')));
};

describe('writing a document', () => {
  it.each(Object.entries(ideas))(
    '%s: every section of every template is valid and its references resolve',
    (_, idea) => {
      for (const template of all) expect(draftDocument(template, idea).problems).toEqual([]);
    },
  );

  it('leaves no text empty where all that is known of it speaks of what an idea leaves out', () => {
    const idea =
      "CrewPass is a SaaS for independent scaffolding and roofing contractors with 5 to 60 workers. Today the office manager tracks safety certificates in a spreadsheet and finds out a card has expired when the site manager turns someone away at the gate. With CrewPass, workers photograph their cards, we read the expiry dates, and the office gets a warning 30 days before anything lapses. Site managers scan a QR code to see whether a worker is cleared, without needing an account. We charge $49 a month for up to 15 workers and $3 per extra worker, with a 14-day free trial. We don't do payroll or scheduling. Goal: 100 paying contractors within nine months, fewer than 1% wrong gate checks.";
    for (const template of coreTemplates) expect(draftDocument(template, idea).problems).toEqual([]);
  });

  it.each(Object.entries(ideas))('%s: says every number and proper noun of the idea', (_, idea) => {
    const { marks } = readIdea(idea, today);
    for (const template of coreTemplates) {
      const said = textsOf(draftDocument(template, idea).data).join('\n');
      expect(marks.filter((mark) => !mentions(said, mark))).toEqual([]);
    }
  });

  it.each(Object.entries(ideas))('%s: leads to a structured PRD that passes every rule', (_, idea) => {
    const template = coreTemplates.find(({ id }) => id === 'prd-saas-starter');
    if (!template) throw new Error('prd-saas-starter is missing');
    const { sections, data } = draftDocument(template, idea);
    const result = assembleStructuredPrd({
      title: 'A draft',
      version: '1',
      createdAt: today,
      sections: sections.map((section) => ({ section, data: data[section.key] ?? {} })),
    });
    expect(result).toHaveProperty('prd');
  });

  it.each(Object.entries(ideas))('%s: does not say the same sentence in two sections', (_, idea) => {
    const own = readIdea(idea, today).sentences.map((sentence) => sentence.slice(0, 40));
    for (const template of coreTemplates) {
      const { sections, data } = draftDocument(template, idea);
      const draft = draftOf(blockFor(template, sections[0]!, sections, idea, {}));
      const { features, goals } = draft.plan;
      const names = new Set([
        // What a story or use case is called may be pressed on a screen.
        ...features.flatMap((feature) => [feature.name, storyTitle(feature), asThey(storyTitle(feature))]),
        // A summary tells the first of them in the sentence that asks for it.
        ...features.flatMap(({ description }) => description.split(/(?<=[.!?])\s+/)),
        ...goals.flatMap(({ goal, metric }) => asUnnamed([goal, metric], draft)),
      ]);
      const homes = new Map<string, Set<string>>();
      for (const { key } of sections) {
        for (const text of textsOf(data[key])) {
          for (const sentence of text.split(/(?<=[.!?])\s+/)) {
            // Quotations of the idea and short phrases are names; what a reader would notice is a repeated thought.
            if (sentence.split(' ').length < 9 || names.has(sentence) || own.some((start) => sentence.includes(start)))
              continue;
            homes.set(sentence, (homes.get(sentence) ?? new Set()).add(key));
          }
        }
      }
      expect(
        [...homes].filter(([, keys]) => keys.size > 1).map(([sentence, keys]) => `${[...keys].join('+')}: ${sentence}`),
      ).toEqual([]);
    }
  });

  it('gives clearly different documents for different ideas', () => {
    const pairs = [
      ['kelpline', 'invoices'],
      ['lyon', 'beds'],
      ['parish', 'tutoring'],
      ['museum', 'labels'],
      ['dogs', 'lifeboats'],
      ['invoices', 'museum'],
    ] as const;
    for (const template of coreTemplates) {
      const runs = (name: keyof typeof ideas) =>
        sixWordRuns(textsOf(draftDocument(template, ideas[name]).data).join('\n'));
      for (const [one, other] of pairs) {
        const [first, second] = [runs(one), runs(other)];
        const shared = [...first].filter((run) => second.has(run)).length;
        expect({ template: template.id, one, other, share: shared / Math.min(first.size, second.size) }).toEqual(
          expect.objectContaining({ share: expect.any(Number) as number }),
        );
        expect(shared / Math.min(first.size, second.size)).toBeLessThan(1 / 3);
      }
    }
  });

  it('shares less than a third of its six-word runs with another product of the same kind', () => {
    const tools = [
      'InvoicePilot is a SaaS tool for freelance designers who lose hours chasing late payments. It matches incoming payments to open invoices and reminds clients after 7 days. Designers see who owes what. Pricing: $12 per month. Launch in March 2027 with 500 paying customers by the end of 2027.',
      'Billable is a SaaS time tracker for small consulting firms. Consultants log hours against projects, managers approve timesheets every Friday, and the office exports approved hours to Xero. 8% of billable hours are never invoiced. Goal: under 2% within six months. $9 per seat per month.',
      'Loopback is a SaaS feedback inbox for product managers. It collects requests from Intercom and Slack. Product managers link requests to roadmap items. Customers get an email when an item ships. $39 per editor per month.',
    ];
    for (const template of coreTemplates) {
      const drafts = tools.map((idea) => sixWordRuns(textsOf(draftDocument(template, idea).data).join('\n')));
      const shares = drafts.flatMap((one, at) =>
        drafts.slice(0, at).map((other) => {
          const shared = [...one].filter((run) => other.has(run)).length;
          return shared / Math.min(one.size, other.size);
        }),
      );
      expect(Math.max(...shares)).toBeLessThan(1 / 3);
    }
  });

  it('leaves no trace of its own machinery in the text', () => {
    for (const idea of Object.values(ideas)) {
      for (const template of all) {
        const text = textsOf(draftDocument(template, idea).data).join('\n');
        expect(text).not.toMatch(
          /undefined|\[object|NaN|\{(?:unit|actor|other|admin|product|coping)|“”|\bto to\b|\b(?:a|an) (?:a|an|the)\b/,
        );
      }
    }
  });

  it('is the same for the same prompt, and independent of the order in which sections are written', () => {
    const [template] = coreTemplates;
    if (!template) throw new Error('no template');
    expect(draftAfresh(template, ideas.dogs)).toEqual(draftAfresh(template, ideas.dogs));
    const sections = template.sections;
    const alone = sections.map((section) => draftSection(blockFor(template, section, sections, ideas.kelpline, {})));
    const reversed = [...sections]
      .reverse()
      .map((section) => draftSection(blockFor(template, section, sections, ideas.kelpline, {})))
      .reverse();
    expect(reversed).toEqual(alone);
  });

  it('answers every meaning of the shipped content itself', () => {
    const draft = draftOf(blockFor(wholeLibrary, wholeLibrary.sections[0]!, wholeLibrary.sections, ideas.dogs, {}));
    const meanings = (fields: Field[]): string[] => fields.map(({ meaning }) => meaning);
    const used = [...library.values(), ...shippedTemplates().flatMap(({ sections }) => sections)].flatMap(
      ({ key, fields }) => meanings(fields).map((meaning) => ({ key, meaning })),
    );
    expect(used.filter(({ meaning }) => !isAnswered(meaning, draft))).toEqual([]);
  });

  it('answers fields that nobody has seen before', () => {
    const fields: Field[] = [
      { kind: 'prose', name: 'vibe', label: 'The vibe', hint: 'Say it.', meaning: 'brand.vibe', minLength: 40 },
      {
        kind: 'records',
        name: 'zones',
        label: 'Zones',
        hint: 'List them.',
        meaning: 'zone',
        prefix: 'ZN',
        noun: 'Zone',
        titleField: 'name',
        min: 3,
        fields: [{ kind: 'text', name: 'name', label: 'Name', hint: 'Name it.', meaning: 'zone.name' }],
      },
      { kind: 'diagram', name: 'map', label: 'Map', hint: 'Draw it.', meaning: 'zone.map' },
    ];
    const section = { ...wholeLibrary.sections[0]!, key: 'own', fields };
    const answer = draftSection(blockFor(wholeLibrary, section, [section], ideas.dogs, {}));
    expect(String(answer['vibe']).length).toBeGreaterThan(40);
    expect(answer['zones']).toHaveLength(3);
    expect(answer['map']).toMatch(/^flowchart/);
  });

  it('follows what a person changed in a finished section', () => {
    const template = coreTemplates.find(({ id }) => id === 'prd-saas-starter');
    if (!template) throw new Error('prd-saas-starter is missing');
    const sections = template.sections;
    const { data } = draftDocument(template, ideas.kelpline);
    const scope = structuredClone(data['scope-features'] ?? {});
    const features = scope['features'] as { id: string; name: string }[];
    features.splice(1, 1);
    const [first] = features;
    if (first) first.name = 'Tide-aware crew board';
    const stories = sections.find(({ key }) => key === 'user-stories');
    if (!stories) throw new Error('user-stories is missing');
    const answer = JSON.stringify(
      draftSection(blockFor(template, stories, sections, ideas.kelpline, { ...data, 'scope-features': scope })),
    );
    expect(answer).not.toContain('FR-002');
    expect(answer).toContain('FR-003');
    expect(answer).toContain('Tide-aware crew board');
  });

  it('refers to nothing in sections that were not chosen', () => {
    const template = coreTemplates.find(({ id }) => id === 'prd-saas-starter');
    if (!template) throw new Error('prd-saas-starter is missing');
    const { problems } = draftDocument(template, ideas.museum, [
      'executive-summary',
      'risk-assessment',
      'release-planning',
      'analytics-plan',
    ]);
    expect(problems).toEqual([]);
  });
});
