import { coreTemplates, draftDocument } from '../drafting.testing.js';

const [prd] = coreTemplates.filter(({ id }) => id.startsWith('prd'));
if (!prd) throw new Error('no PRD among the core templates');
const idea =
  'HelpPilot is an assistant for support teams. It reads incoming emails, finds the answer in the help centre and drafts a reply. Agents edit the reply and send the reply. Team leads see the handling time. It costs $40 per team per month.';
const { data } = draftDocument(prd, idea);

interface Milestone {
  name: string;
  features: string[];
}
const milestones = (data['release-planning'] as unknown as { milestones: Milestone[] }).milestones;
const features = (data['scope-features'] as unknown as { features: { id: string; name: string }[] }).features;

describe('what is shown and built when', () => {
  it('has no deed of the product itself in a prototype that people click through', () => {
    const prototype = milestones.find(({ name }) => /prototype/.test(name));
    const names = features.filter(({ id }) => prototype?.features.includes(id)).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.join('\n')).not.toMatch(/^(?:Read|Find|Draft) /m);
  });

  it('has every step of the funnel among the events', () => {
    const { funnel, events } = data['analytics-plan'] as unknown as { funnel: string[]; events: { name: string }[] };
    const named = funnel.flatMap((step) => /\((\w+_\w+)\)/.exec(step)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(events.map((event) => event.name)).toContain(name);
  });

  it('tells the solution in whole sentences', () => {
    const { solution } = data['executive-summary'] as unknown as { solution: string };
    expect(solution).toBe(
      'HelpPilot reads incoming emails, finds the answer in the help centre and drafts a reply. Agents edit the reply and send the reply. Team leads see the handling time.',
    );
  });
});
