import { know } from '../know.js';
import { readIdea } from '../read.js';
import { dutyOf } from './duties.js';
import { knowledge } from './load.js';
import { sideOfMarket } from './market.js';

const idea = 'A marketplace where smallholders list eggs, buyers reserve them and pay online.';
const brief = readIdea(idea, '2026-11-23');

describe('a market of goods', () => {
  it('tells its sides by what they do', () => {
    expect(sideOfMarket('smallholder', brief.capabilities)).toBe('serving');
    expect(sideOfMarket('buyer', brief.capabilities)).toBe('served');
  });

  it('knows no sides where nobody takes what is offered', () => {
    const { capabilities } = readIdea('Keepers list eggs. The cook weighs them.', '2026-11-23');
    expect(sideOfMarket('keeper', capabilities)).toBeNull();
  });

  it('lets those who buy compare those who sell, whoever is named first', () => {
    const { archetypes, slots } = know(brief, knowledge());
    expect(slots['actor']).toBe('smallholder');
    expect(archetypes[0]?.line).toMatch(/^\{others\} compare \{actors\}/);
  });

  it('is run by nobody of its two sides', () => {
    const hats =
      'A marketplace called Hat Swap: theatres list hats with photos, drama groups search by size and ask for dates, the wardrobe manager accepts or refuses. 30 theatres.';
    expect(know(readIdea(hats, '2026-11-23'), knowledge()).slots['admin']).toBe('product owner');
  });

  it('speaks of selling only where a market is told of', () => {
    const [deed] = brief.capabilities;
    const told = (text: string): string[] => {
      const { duties } = know(readIdea(text, '2026-11-23'), knowledge()).knowledge;
      return deed ? [dutyOf(deed, duties).id] : [];
    };
    expect(told(idea)).toEqual(['put-on-sale']);
    expect(told('Keepers list eggs every morning.')).not.toEqual(['put-on-sale']);
  });
});
