import { describe, expect, it } from '@jest/globals';
import { readDownload, signDownload } from './download-links.js';

const grant = { exportId: '019aa0c4-7f00-7000-8000-000000000001', expiresAt: 1_800_000_000_000 };
const token = signDownload(grant, 'secret');

describe('a download link', () => {
  it('says what it opens and until when', () => {
    expect(readDownload(token, 'secret')).toEqual(grant);
  });

  it('is refused when anything of it was changed, or another secret signed it', () => {
    const [id = '', expires = '', sign = ''] = token.split('.');
    const later = (grant.expiresAt + 1).toString(36);
    const forged = [
      `${id.replace('1', '2')}.${expires}.${sign}`,
      `${id}.${later}.${sign}`,
      `${id}.${expires}.${sign.slice(1)}`,
      `${id}.${expires}`,
      `${token}.x`,
      '',
      '..',
    ];
    for (const one of forged) expect(readDownload(one, 'secret')).toBeNull();
    expect(readDownload(token, 'another')).toBeNull();
  });
});
