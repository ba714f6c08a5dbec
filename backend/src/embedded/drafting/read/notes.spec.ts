import { today } from '../drafting.testing.js';
import { readIdea } from '../read.js';
import { inStatements } from './notes.js';
import { everyDeed } from './every-deed.js';
import { ruledIn } from '../told/told.testing.js';

const read = (idea: string) => readIdea(idea, today);
const deeds = (idea: string): string[] =>
  everyDeed(read(idea).capabilities).map(({ by, automatic, verb, object }) =>
    `${by ?? (automatic ? 'product' : '-')}: ${verb} ${object}`.trim(),
  );

describe('ideas written as notes', () => {
  it('gives what stands behind a role to that role, one deed a statement', () => {
    expect(
      deeds(
        'Tool for a scout camp.\nQuartermaster: issues tents; counts pegs.\nPatrol leader -> requests a tent; reports a tear.\nCamp doctor must be able to: lock a tent.\nBosun: looks up a boat.\nSystem: reminds patrol leaders the evening before departure.',
      ),
    ).toEqual([
      'quartermaster: issue tents',
      'quartermaster: count pegs',
      'patrol leader: request a tent',
      'patrol leader: report a tear',
      'camp doctor: lock a tent',
      'bosun: look up a boat',
      'product: remind patrol leaders',
    ]);
  });

  it('reads deeds below a heading of people, and takes whoever stands in a row of people for one', () => {
    const told = read(
      'Linkbook - inner tool for our rope test house (slings, chains)\nToday: paper tags + one spreadsheet; a search takes 25 min\nWho:\n- store keepers: scan the tag, lend slings to a crew\n- pullers: enter load and result\n- chief inspector: signs certificates\nTargets: a search 25 min -> 1 min',
    );
    expect(everyDeed(told.capabilities).map(({ by, verb, object }) => `${by}: ${verb} ${object}`)).toEqual([
      'store keeper: scan the tag',
      'store keeper: lend slings',
      'puller: enter load and result',
      'chief inspector: sign certificates',
    ]);
    expect(told.unit).toBe('sling');
  });

  it('knows whoever stands first in a list of what people do, also by a word that no dictionary has', () => {
    expect(
      deeds(
        'Cracked: app for glaziers\n- buyer adds a crack\n- site manager checks cracks\n- trade sees its list, marks a crack done\n- buyer accepts the repair',
      ),
    ).toEqual([
      'buyer: add a crack',
      'site manager: check cracks',
      'trade: see its list',
      'trade: mark a crack',
      'buyer: accept the repair',
    ]);
  });

  it('takes a line behind `now` for today, and reads goals behind it', () => {
    const { problem, measures, limits } = read(
      'Cracked: app for glaziers\n- now: the foreman notes cracks on a whiteboard; the hand-over slips 3 weeks\n- foreman: adds a crack\n- We need a small app.\n- cracks open at hand-over from 24 to 5',
    );
    expect(problem.today).toBe('a whiteboard');
    expect(measures.map(({ name, baseline, target }) => `${name}: ${baseline} > ${target}`)).toEqual([
      'cracks open at hand-over: 24 > 5',
    ]);
    expect(limits).toEqual([]);
  });

  it('parts lettered items, keeps who acts behind a semicolon, and ends no sentence at a short word', () => {
    expect(
      deeds(
        'Community theatre: a) director posts a role b) actor applies for the part; uploads a clip c) stage manager confirms the date',
      ),
    ).toEqual(['director: post a role', 'actor: apply', 'actor: upload a clip', 'stage manager: confirm the date']);
    expect(inStatements('max. 80 sheets, approx. 3 boxes, 10 min. 5 boats')).toBe(
      'at most 80 sheets, about 3 boxes, 10 min. 5 boats',
    );
  });

  it('takes the whole line behind a label of today as told', () => {
    const { capabilities, problem } = read(
      'Problem: Reports come as letters. Two trainers type them on Sunday.\nFeatures:\n- walker sends a report\n- trainer grades the report',
    );
    expect(everyDeed(capabilities).map(({ verb }) => verb)).toEqual(['send', 'grade']);
    expect(problem.sentences).toContain('Two trainers type them on Sunday.');
  });
});

describe('wishes put as clauses', () => {
  it('takes what stands behind each that, whoever the next is', () => {
    expect(
      deeds(
        'Today the feeds stand on a chalk board. What we hope for is that a keeper logs each feed, that the vet prescribes a diet, that the controller assigns the diet to a kitchen, and that the product warns the keeper when an animal has eaten too little.',
      ),
    ).toEqual([
      'keeper: log each feed',
      'vet: prescribe a diet',
      'controller: assign the diet',
      'product: warn the keeper',
    ]);
  });

  it('changes who acts in the middle of what the product lets people do', () => {
    expect(
      deeds(
        'Our product, sold to growers at 45 euros a month, lets the grower open a batch, the hands on the boat log the turning, the grower move a batch, and the buyer look up the origin.',
      ),
    ).toEqual(['grower: open a batch', 'hand: log the turning', 'grower: move a batch', 'buyer: look up the origin']);
    expect(
      deeds('We want the keeper to count the catch and replace a trap, and the product to warn the keeper.'),
    ).toEqual(['keeper: count the catch', 'keeper: replace a trap', 'product: warn the keeper']);
  });
});

describe('what a note names behind today', () => {
  it.each([['paper tags + one ledger, 9 of 100 slings go back late', 'paper tags and one ledger']])(
    'is how they cope: %s',
    (said, today) => {
      const idea = `Kilnshare - shared kilns for potters\n- today: ${said}\n- potter reserves a shelf\n- keeper loads the kiln`;
      expect(readIdea(idea, '2026-11-22').problem.today).toBe(today);
    },
  );

  it('is none where something is told to happen', () => {
    const idea =
      'Kilnshare - shared kilns for potters\n- today: potters wait 16 days; nobody knows why\n- potter reserves a shelf\n- keeper loads the kiln';
    expect(readIdea(idea, '2026-11-22').problem.today).toBeNull();
  });

  it('reads how it is, rules without a verb, and a title with its house and its size', () => {
    const brief = readIdea(
      [
        'Hut supply planner - Alpine club section, 9 mountain huts',
        '',
        'As is: hut wardens phone orders to the valley office; 1 in 6 helicopter loads is over the weight limit and has to be repacked at the pad',
        '',
        'Who',
        '* hut warden: orders food and gas, confirms what arrived',
        '* valley clerk: bundles orders into loads, books a flight',
        '* pilot: sees weight and landing place of each load, refuses a load',
        '',
        'Rules',
        '- no load above 850 kg',
        '- gas and food never in the same load',
      ].join('\n'),
      '2026-11-21',
    );
    expect(everyDeed(brief.capabilities).map(({ verb }) => verb)).toEqual([
      'order',
      'confirm',
      'bundle',
      'book',
      'see',
      'refuse',
    ]);
    expect(brief.audiences.map(({ noun }) => noun)).toEqual(['hut warden', 'valley clerk', 'pilot']);
    expect(brief.unit).toBe('load');
    expect(ruledIn(brief)).toEqual(['no load above 850 kg', 'gas and food never in the same load']);
    expect(brief.problem.sentences.join(' ')).toContain('1 in 6');
  });
});
