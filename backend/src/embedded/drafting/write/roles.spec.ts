import { draftAfresh, shippedTemplates, textsOf, today } from '../drafting.testing.js';
import { planDocument } from '../plan.js';
import type { Draft } from './draft.js';
import { accountLists } from './accounts.js';
import { announcementLists } from './announcements.js';
import { comeAlone, roleLists, stakesOf } from './roles.js';
import { priceSaid } from './told.js';

const idea =
  "Our zoo's feed kitchen prepares 210 diets a day from a whiteboard. When the vet changes a diet, the card is often replaced a day late. We want a tool: the vet changes a diet, kitchen staff weigh out each ration and tick it off, keepers note leftovers, and the curator sees which animals ate too little. A diet change only takes effect once the head keeper has approved it.";

const textOf = (id: string, told = idea): string => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return textsOf(draftAfresh(template, told).data).join('\n');
};

describe('what a document says of people', () => {
  const texts = ['prd-saas-starter', 'brd-basic', 'frd-webapp'].map((id) => textOf(id));

  it('follows from what they do, and is nobody else’s', () => {
    for (const text of texts) {
      expect(text).not.toMatch(/Be through with|takes longer than it does now|for this part of the work/);
      expect(text).toMatch(/head keeper/i);
    }
    const [prd = ''] = texts;
    const quotes = prd.match(/^“[^”]+”$/gm) ?? [];
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('asks no five of whom there is one', () => {
    for (const text of texts) expect(text).not.toMatch(/\b(?:five|four|two|ten) vets\b|\bvets\b/i);
  });

  it('speaks of the one in whole sentences', () => {
    for (const text of [textOf('ux-research-plan'), textOf('project-kickoff'), ...texts])
      expect(text).not.toMatch(
        /\b(?:its|their) the vet\b|\b(?:what|that|if) the vet (?:are|have|want|expect|complain)\b/i,
      );
  });

  it('agrees with the one in lists, beside others and behind a question', () => {
    const opera =
      'We are an opera house with 40 singers and 12 dressers. Fittings are kept in a notebook, and 18 were missed last season. We want a tool for our house: singers book a fitting, the wardrobe mistress hands out costumes, dressers report a torn costume, the stage manager sees which costumes are ready. Missed fittings should fall from 18 a season to 4.';
    for (const id of ['prd-saas-starter', 'brd-basic', 'frd-webapp'])
      expect(textOf(id, opera)).not.toMatch(
        /wardrobe mistresses|singers and the wardrobe mistress sees|the wardrobe mistress (?:who )?(?:answer|work|are)\b|neighbouring team/i,
      );
  });

  it('has an owner in each house that buys it, and no verb made of the first word of a role', () => {
    const kennels =
      'A web app for small kennels. Bookings are in a wall calendar and 9% of stays are double booked. The owner sets prices, carers tick off walks, our support team can restore a deleted stay. 29 euros per kennel a month. Double bookings from 9% to 1%. 120 paying kennels in the first year.';
    const text = ['prd-saas-starter', 'brd-basic'].map((id) => textOf(id, kennels)).join('\n');
    expect(text).not.toMatch(/supports teams|its the owner|teams of the owner|The owner heard/);
    expect(text).toMatch(/(?:with|to) owners/);
  });

  it('makes no person of the word for all who work there, or for those who pay', () => {
    const rolesIn = (told: string): string[] => planDocument(told, '', today).personas.map(({ role }) => role);
    expect(
      rolesIn(
        'We are a riding stable with 38 horses and 9 staff, and lessons are on a chalkboard. Grooms tick off feedings, instructors assign horses, the vet records treatments.',
      ),
    ).not.toContain('staff');
    expect(
      rolesIn(
        'A web app for window cleaning firms. They plan rounds in a paper diary, 12% of visits are missed and customers take 31 days to pay. Cleaners mark each house done, the office assistant builds rounds, householders pay by card.',
      ),
    ).not.toContain('customer');
    expect(rolesIn('Staff report faults, fitters close them, managers see the figures.')).toContain('staff');
  });

  it('says of words and screens only what their names do not say already', () => {
    const [, , frd = ''] = texts;
    expect(frd).not.toMatch(
      /Whoever can (?:change|note|weigh)|To do it, and to see that it is kept|^It can be looked up later/m,
    );
    expect(frd).not.toMatch(/^Open: asked by/m);
  });

  it('tells nobody twice, and nobody of what they answer for', () => {
    const plan = planDocument(idea, '', today);
    const usual = [{ responsible: 'Head keeper', accountable: 'Vet', consulted: 'Keepers', informed: 'Vet' }];
    const [row] = roleLists['raci']?.({ plan, known: () => usual } as unknown as Draft) ?? [];
    expect(row).toMatchObject({ informed: 'Whoever builds it' });
    expect(String(row?.['consulted'])).not.toMatch(/head keeper|vet/i);
  });
});

describe('what is guessed of nobody', () => {
  const plan = planDocument(idea, '', today);
  const draft = { plan, block: {}, slots: {}, known: () => [], say: (text: string) => text } as unknown as Draft;

  it('is what they fear, what they do today and what they may not do', () => {
    for (const row of stakesOf(plan)) expect(row['concern']).toBeUndefined();
    for (const row of roleLists['roleChange']?.(draft) ?? []) expect(row['stops']).toBeUndefined();
    for (const row of accountLists['accessRole']?.(draft) ?? []) expect(row['mayNot']).toBeUndefined();
  });

  it('is what they learn and hear: it is their own deeds', () => {
    const large = { ...plan, known: { ...plan.known, setting: { ...plan.known.setting, large: true } } };
    const told = announcementLists['announcement']?.({ ...draft, plan: large }) ?? [];
    expect(told.map(({ message }) => message)).toContain(
      'From {pilotDate}: “Note leftovers”, and who to contact with questions',
    );
    expect(JSON.stringify(roleLists['training']?.(draft))).toContain('Note leftovers without help');
    expect(JSON.stringify(roleLists['training']?.(draft))).not.toContain('See which animals');
  });

  it('is that few people have to be told what the features say already', () =>
    expect(announcementLists['announcement']?.(draft)).toEqual([]));

  it('is that who only looks does a part of the work', () => {
    const told = (roleLists['affectedArea']?.(draft) ?? []).map(({ area, change }) => `${area}: ${change}`);
    expect(told.find((line) => /curator/i.test(line))).toMatch(/find it|receive it|keeps them informed/);
    expect(told.find((line) => /keepers/i.test(line))).toMatch(/\{pilotDate\}/);
  });

  it('is that they change over on a day: whoever comes to a market comes alone', () => {
    const market = planDocument(
      'A marketplace for used scores. Choirs list a set, conductors search by composer and buy a set. We keep 7% of each sale.',
      '',
      today,
    );
    expect([comeAlone(plan), comeAlone(market)]).toEqual([false, true]);
    expect(roleLists['training']?.({ ...draft, plan: market })).toEqual([]);
    expect(priceSaid(market)).toBe('7% of each sale');
  });
});

describe('what somebody works with today', () => {
  const holder = (told: string): string | undefined =>
    planDocument(
      `${told} We want a tool: members record a check, the coordinator assigns queens.`,
      '',
      today,
    ).personas.find((persona) => persona.today !== '')?.role;

  it.each([
    ['Members text their checks to the coordinator, who types them into a spreadsheet.', 'coordinator'],
    ['Today members write their checks in a notebook, and half of them are lost.', 'member'],
    ['We have 12 hives, and checks, coordinator dates and queens are on a chalkboard that gets wiped.', undefined],
  ])('is theirs in whose clause it stands: %s', (told, role) => {
    expect(holder(told)).toBe(role);
  });
});

describe('one person among many', () => {
  it('stays one where the house only keeps its things in two places', () => {
    const theatre =
      'Our theatre keeps 6,400 costumes in two stores. Designers reserve costumes, the wardrobe mistress approves each reservation. 24 people use it.';
    const text = textOf('prd-saas-starter', theatre);
    expect(text).not.toMatch(/wardrobe mistresses/i);
    expect(text).toMatch(/24 people in all/);
  });

  it('has the first name of a woman where only women are called so', () => {
    const names = Array.from(
      { length: 6 },
      (_, at) =>
        planDocument(
          `Designers reserve ${at + 20} costumes. The wardrobe mistress approves each reservation.`,
          '',
          today,
        )
          .personas.find(({ role }) => role === 'wardrobe mistress')
          ?.name.split(',')[0],
    );
    for (const name of names) expect(['Tom', 'Owen', 'Peter', 'Marcus', 'Joel', 'Liam', 'Yusuf']).not.toContain(name);
  });

  it('is the owner whom the idea names, and no manager made up beside them', () => {
    const roles = planDocument(
      'We want to sell an online service to small bakeries for 29 euros a month. Customers order cakes and pay a deposit. Bakers tick off each cake. The owner sets how many cakes a day can be made and sees the takings.',
      '',
      today,
    ).personas;
    expect(roles.map(({ role }) => role)).not.toContain('shop manager');
    expect(roles.find(({ role }) => role === 'owner')?.priority).toBe('primary');
  });
});

describe('an idea that names nobody who runs it', () => {
  const society =
    'Our history society keeps requests in a paper ledger, and last year 41 of 260 requests were never answered. Volunteers enter a request, the archivist finds the box and approves the request, the treasurer records the fee, and the chair sees a monthly list of what was sold.';

  it('is asked once who answers for it', () => {
    for (const id of ['prd-saas-starter', 'brd-basic', 'frd-webapp']) {
      const text = textOf(id, society);
      expect(text.match(/who (?:owns|will own|is the owner of)/gi) ?? []).toHaveLength(1);
      expect(text).not.toMatch(
        /\b(?:treasurer|chair|coordinator) (?:approves|signs|gives and takes|decides|chooses)\b/i,
      );
    }
  });

  it('knows everybody who signs in, and whose consent it goes by', () => {
    const text = textOf('frd-webapp', `${society} No print leaves without the donor's consent on file.`);
    expect(text).toContain('Name and contact of volunteers, the archivist, the treasurer and the chair');
    expect(text).toContain('Consent of donors');
  });

  it('draws everybody of whom it tells with what they do', () => {
    const text = textOf('frd-webapp', society);
    expect(text).toContain('["Treasurer"] -->|"record the fee"| S');
    expect(text).toContain('S -->|"see a monthly list of what was sold"| P');
    expect(text).not.toMatch(/\bchairs\b/i);
  });
});
