import type { Mail } from '../integrations/mail/mail.service.js';

interface Letter {
  /** Absent where the address may not be the user's: whoever wrote the name must not write to a stranger. */
  greetingName?: string;
  subject: string;
  paragraphs: string[];
  action?: { label: string; url: string };
}

export function passwordResetMail(email: string, url: string): Mail {
  return write(email, {
    subject: 'Reset your SpecForge password',
    paragraphs: [
      'Somebody, hopefully you, asked for a new password for your SpecForge account.',
      'The link works once, within one hour. If you did not ask for it, you need not do anything: your password stays.',
    ],
    action: { label: 'Choose a new password', url },
  });
}

export function passwordChangedMail(user: { name: string; email: string }): Mail {
  return write(user.email, {
    greetingName: user.name,
    subject: 'Your SpecForge password was changed',
    paragraphs: [
      'The password of your SpecForge account was just changed, and every device was signed out.',
      "If that was not you, ask for a new password at once with 'Forgotten your password?' on the sign-in page.",
    ],
  });
}

export function emailChangeMail(newEmail: string, url: string): Mail {
  return write(newEmail, {
    subject: 'Confirm your new SpecForge email address',
    paragraphs: [
      `Please confirm that ${newEmail} shall be the address of your SpecForge account.`,
      'The link works once, within 24 hours. Until then your old address stays in use.',
    ],
    action: { label: 'Confirm the new address', url },
  });
}

export function emailChangeRequestedMail(user: { name: string; email: string }, newEmail: string): Mail {
  return write(user.email, {
    greetingName: user.name,
    subject: 'A new email address was asked for your SpecForge account',
    paragraphs: [
      `Somebody, hopefully you, asked to use ${newEmail} for your SpecForge account. It changes once the link that was sent there is opened.`,
      'If that was not you, change your password now: it makes the link worthless and signs out every device.',
    ],
  });
}

export function emailChangedMail(user: { name: string }, oldEmail: string, newEmail: string): Mail {
  return write(oldEmail, {
    greetingName: user.name,
    subject: 'Your SpecForge email address was changed',
    paragraphs: [
      `Your SpecForge account now uses ${newEmail}. This is the last mail to ${oldEmail}.`,
      'If that was not you, please tell the people who run this SpecForge at once.',
    ],
  });
}

function write(to: string, { greetingName, subject, paragraphs, action }: Letter): Mail {
  const greeting = greetingName === undefined ? 'Hello,' : `Hello ${greetingName},`;
  const text = [greeting, ...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), 'SpecForge'];
  const html = [
    `<p>${escape(greeting)}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`),
    ...(action ? [`<p><a href="${escape(action.url)}">${escape(action.label)}</a></p>`] : []),
    '<p>SpecForge</p>',
  ];
  return { to, subject, text: `${text.join('\n\n')}\n`, html: html.join('\n') };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
