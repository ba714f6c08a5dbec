import type { Field } from '@specforge/document';
import { draftSection } from '../draft.js';
import { blockFor, coreTemplates, draftDocument, textsOf, today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { mentions } from './marks.js';

/** Kinds, manners and places that no other test has; short, so that a few sections have to hold everything. */
const varied = [
  'Fitters at 12 tram depots order parts overnight. 1 in 6 is sent back; we want under 1 in 25. It has to work with the SAP stock system. 3 people build it, 9 months.',
  'A chain of 12 climbing walls lends out 900 harnesses. Each has an RFID tag and must be inspected every 6 months. ISO 9001, live by 1 March 2027.',
  'make something so grandmas can video call without passwords, my gran in Porto cant type. max 5 buttons',
  'StimmWerk lets piano students in Vienna move a lesson up to 24 hours before. Price 19 CHF per month in Switzerland and €17 in Austria.',
  'The port of Gdynia handles 3,200 reefer containers a week. Alarms reach the engineer after 47 minutes; 23 loads worth 1.9m PLN were spoiled. Agnieszka Wróbel owns it.',
  'We sell hearing aids in 31 shops across Chile and Peru. Customers come back 2.7 times. S/ 250,000 and 60 million CLP are set aside.',
  'platform that connects retired bakers w/ bakeries. commission 8%. kyc. launch in Leipzig + Halle june 2027',
  'Internal: replace three Excel files. 210 suppliers change bank details a year. Needs Oracle NetSuite integration. Must be audited by KPMG.',
  'Farmers in Machakos rent out solar pumps. Renters pay with M-Pesa. 150 pumps at the start, 2,000 after two years. English and Swahili.',
  'Of 230,000 donors 41% come only once. The Danish Red Cross wants reminders. SMS and MitID, GDPR.',
  'We are four midwives in Ghana. Mothers miss 38% of visits. Calls in Twi or Ewe. US$45,000 from a foundation, GHS 90 per month.',
  'AI that writes the reason of a call into Dentrix at 5 clinics. 240 calls a day, 1 in 12 is an emergency. HIPAA. It replaces CallPilot.',
];

describe('what an idea says', () => {
  it.each(varied)('is said with every number and name: %s', (idea) => {
    const { marks } = readIdea(idea, today);
    for (const template of coreTemplates) {
      const keys = template.sections.slice(0, 3).map(({ key }) => key);
      const said = textsOf(draftDocument(template, idea, keys).data).join('\n');
      expect(marks.filter((mark) => !mentions(said, mark))).toEqual([]);
    }
  });

  it('stands in one place where no section says it by itself', () => {
    const idea = varied[4] ?? '';
    for (const template of coreTemplates) {
      const told = textsOf(draftDocument(template, idea).data).filter((text) =>
        text.includes('Also stated in the idea:'),
      );
      expect(told.length).toBeLessThanOrEqual(1);
    }
  });

  it('stands only where facts of any subject are expected', () => {
    const [template] = coreTemplates;
    const [section] = template?.sections ?? [];
    if (!template || !section) throw new Error('no template');
    const field = (kind: 'bullets' | 'prose', name: string, meaning: string): Field =>
      ({ kind, name, label: name, hint: 'Say it.', meaning }) as Field;
    const fields = [
      field('prose', 'summary', 'summary'),
      field('bullets', 'steps', 'useCase.mainFlow'),
      field('prose', 'consent', 'mailConsent.relation'),
      field('bullets', 'first', 'tsdUntouched'),
    ];
    const own = { ...section, key: 'executive-summary', fields };
    const told = (list: Field[]): string[] =>
      textsOf(draftSection(blockFor(template, { ...own, fields: list }, [own], varied[4] ?? '', {}))).filter((text) =>
        /Stated: |Also stated/.test(text),
      );
    expect(told(fields)).toHaveLength(1);
    expect(told(fields.slice(1))).toEqual([]);
  });
});
