import { readIdea } from '../read.js';

describe('what people are to have', () => {
  it('nor is the message for an error that is asked for', () => {
    const { problem } = readIdea(
      'A REST API for electronic invoices. Validation of each invoice before it is sent, with an error message that names the field. Developers send a test invoice.',
      '2026-11-27',
    );
    expect(problem.sentences).toEqual([]);
  });
});
