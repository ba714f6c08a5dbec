import { draftAfresh, shippedTemplates, textsOf } from '../drafting.testing.js';

const idea =
  'Our quarry needs an electronic blast log. Shot firers enter misfires and burden, and close the log no earlier than 30 minutes before the end of the shift. The geologist confirms each entry. Downtime longer than 5 minutes is pulled in from the Ignition system. Fitters can turn an entry into a work order in Maximo.';

const textOf = (id: string): string => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return textsOf(draftAfresh(template, idea).data).join('\n');
};

describe('what is told in full with the features', () => {
  it('is referred to by its ids where people and scope are told', () => {
    const [prd, brd, frd] = [textOf('prd-saas-starter'), textOf('brd-basic'), textOf('frd-webapp')];

    expect(prd).toMatch(/^Turns? an entry into a work order in Maximo \(FR-\d{3}\)\.$/m);
    expect(prd).toMatch(/^For fitters: FR-\d{3}$/m);
    expect(brd).toMatch(/^Do BR-\d{3}(?:(?: and|,| to) BR-\d{3})* without help$/m);
    expect(frd).toMatch(/^FR-\d{3}$/m);
  });

  it('keeps what completes a verb in titles, rights and boxes', () => {
    const frd = textOf('frd-webapp');

    expect(frd).not.toMatch(/^Turn an entry$|"Turn an entry"|\bsee and turn$|no earlier than 30 minutes"/m);
    expect(frd).toMatch(/turn an entry into a work order in Maximo/i);
  });

  it('names what lasts too long in its checks', () => {
    const prd = textOf('prd-saas-starter');

    expect(prd).toMatch(/downtime of 6 minutes/i);
    expect(prd).not.toMatch(/the figure is|it is looked at/);
  });
});
