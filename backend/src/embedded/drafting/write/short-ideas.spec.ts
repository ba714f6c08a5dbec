import { draftAfresh, shippedTemplates } from '../drafting.testing.js';

const dataOf = (id: string, idea: string): Record<string, Record<string, unknown>> => {
  const template = shippedTemplates().find((one) => one.id === id);
  if (!template) throw new Error(`${id} is not shipped`);
  return draftAfresh(template, idea).data as Record<string, Record<string, unknown>>;
};

describe('an idea of three words', () => {
  const prd = dataOf('prd-saas-starter', 'app for gyms');

  it('is told as what it is, and what is proposed is called so', () => {
    const { summary, problem, audience } = prd['executive-summary'] as Record<string, string>;
    expect(summary).toMatch(/^Gym App \(working title\) is an app for gyms\.\n\n\S+ features are proposed, among them/);
    expect(problem).toMatch(/^No trouble of today is told by itself in the idea\./);
    expect(audience).toMatch(/^Gyms\. Gym managers are assumed to work with it there\.$/);
  });

  it('portrays nobody who is made up', () => {
    const { personas } = prd['user-personas'] as { personas: { role: string }[] };
    expect(personas).toMatchObject([{ role: 'Assumed; to be confirmed.' }]);
  });
});

describe('an idea that names other products and systems', () => {
  const idea =
    'Feature flag service for small dev teams. Developers create flags and roll out flags by percentage. Alerts go to Slack. Login through Okta. Self-hosted with Docker. Competes with LaunchDarkly, which is too expensive for teams under 10.';

  it('tells of each in its place', () => {
    const prd = dataOf('prd-saas-starter', idea);
    const summary = prd['executive-summary'] as Record<string, unknown>;
    expect(JSON.stringify(summary)).toContain(
      'Against LaunchDarkly: it is too expensive for teams under 10, as the idea says',
    );
    const technical = JSON.stringify(prd['technical-requirements']);
    expect(technical).toContain('Required by the idea: “self-hosted with Docker”');
    expect(technical).toContain('"Slack"');
    expect(technical).toContain('Signs people in');
    expect(JSON.stringify(prd['user-personas'])).not.toContain('LaunchDarkly');
  });

  it('connects nothing else in its interfaces', () => {
    const frd = dataOf('frd-webapp', idea);
    expect(JSON.stringify(frd['platform-integration'])).not.toContain('names no other system');
    expect(JSON.stringify(frd['platform-integration'])).toContain('Okta');
  });
});
