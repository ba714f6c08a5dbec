import { emailChangedMail, emailChangeMail, passwordResetMail } from './auth.mails.js';

const url = 'https://specforge.example/reset-password?token=abc_-1';

describe('mails', () => {
  it('carry the link in text and HTML', () => {
    const mail = passwordResetMail('ada@example.com', url);
    expect(mail.to).toBe('ada@example.com');
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(`href="${url}"`);
  });

  it('never let a name become markup', () => {
    const mail = emailChangedMail({ name: '<img src=x onerror="alert(1)">' }, 'old@example.com', 'new@example.com');
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&#60;img');
  });

  it('name nobody to an address that may be a stranger', () => {
    for (const mail of [passwordResetMail('ada@example.com', url), emailChangeMail('ada@example.com', url)]) {
      expect(mail.text.split('\n')[0]).toBe('Hello,');
    }
  });
});
