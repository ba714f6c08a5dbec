import { coreTemplates, draftAfresh } from '../drafting.testing.js';

const [frd] = coreTemplates.filter(({ id }) => id === 'frd-webapp');
const told = (idea: string): { requirements: string; common: string } => {
  const section = frd ? draftAfresh(frd, idea).data['functional-requirements'] : undefined;
  return {
    requirements: JSON.stringify(section?.['requirements']),
    common: JSON.stringify(section?.['commonBehaviour']),
  };
};

describe('what holds for any deed of its kind', () => {
  const { requirements, common } = told(
    'An app for housing. Tenants describe the fault and report a dripping tap. Surveyors see the cases. If nobody answers within five days, the app closes the case.',
  );

  it('is stated once and not with each requirement', () => {
    expect(requirements).not.toMatch(/these details|what is missing|latest state|the time is logged/);
    expect(common).toMatch(/name and time|author and its time|who did it and when/);
    expect(common).toMatch(/required detail/);
  });

  it('leaves a requirement what only its own words ask for', () => {
    const limited = told('An app for gardens. Applicants choose up to three sites. Inspectors note defects.');
    expect(limited.requirements).toMatch(/the limit of 3 sites is named/);
  });

  it('has no place for what cannot be set up, nor for what does not come about', () => {
    const alarm = told(
      'A box for server rooms. If nobody acknowledges the alarm within 15 minutes, the deputy is rung.',
    );
    expect(alarm.requirements).not.toMatch(/is not rung|Given (?:she|it passes|they)/);
  });
});
