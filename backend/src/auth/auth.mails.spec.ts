import { emailChangeMail, passwordResetMail } from './auth.mails.js';

const url = 'https://specforge.example/reset-password?token=abc_-1';

describe('mails', () => {
  it('carry the link in text and HTML', () => {
    const mail = passwordResetMail({ name: 'Ada', email: 'ada@example.com' }, url);
    expect(mail.to).toBe('ada@example.com');
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('never let a name become markup', () => {
    const mail = emailChangeMail({ name: '<img src=x onerror="alert(1)">' }, 'new@example.com', url);
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&#60;img');
  });
});
