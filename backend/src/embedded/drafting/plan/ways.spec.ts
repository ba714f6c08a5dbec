import { coreTemplates, draftAfresh } from '../drafting.testing.js';

describe('what is proposed of a deed', () => {
  it('is there although the idea rules out what such a deed usually leaves', () => {
    const [template] = coreTemplates;
    const idea =
      'An app for pig farms. The farmer answers with one of four buttons. The vet orders samples. No sound is recorded or stored.';
    expect(template && draftAfresh(template, idea).problems).toEqual([]);
  });
});
