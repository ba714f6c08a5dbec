import { coreTemplates, draftDocument } from '../drafting.testing.js';

const drafted = (id: string, idea: string): string => {
  const template = coreTemplates.find((one) => one.id.startsWith(id));
  if (!template) throw new Error(`no ${id} among the core templates`);
  return JSON.stringify(draftDocument(template, idea).data);
};

const flats =
  'We manage rental flats. Tenants do not stop calling. We want a portal. The tenant logs in with a code, sees each cost line and objects to one line. Payments stay in Domus.';
const hotel =
  'Small hotel group in the Algarve. Maintenance problems get reported by WhatsApp. Housekeepers report a problem with a photo. The technician closes it with a photo. Our PMS is Mews.';

describe('a system in which something stays', () => {
  it('is told as what it keeps', () => {
    expect(drafted('brd', flats)).toContain('Domus: keeps payments, as today; nothing is exchanged');
    expect(drafted('frd', flats)).toContain('Nothing is exchanged with Domus, which keeps payments.');
  });

  it('is no integration, with no risk and no question', () => {
    expect(drafted('prd', flats)).not.toMatch(/Domus integration|interface does Domus|payments in Domus are complete/);
  });
});

describe('a system of which only is said that it is there', () => {
  it('is told with what it is, and asked for', () => {
    expect(drafted('brd', hotel)).toContain(
      'Mews: the PMS in use; whether anything is exchanged with it is to be agreed',
    );
    expect(drafted('frd', hotel)).toContain(
      'Mews is the PMS in use; whether anything is exchanged with it is to be agreed.',
    );
    expect(drafted('prd', hotel)).toMatch(/Mews: the PMS in use.*Is anything exchanged with Mews/);
  });
});
