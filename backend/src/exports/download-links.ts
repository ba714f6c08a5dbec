import { readGrant, signGrant } from '../common/signed-grants.js';

/** What a link opens, and until when. */
export interface DownloadGrant {
  exportId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

const PURPOSE = 'download links';

/** A token that opens one file for a while, for a browser that follows a link and sends no other proof. */
export function signDownload({ exportId, expiresAt }: DownloadGrant, secret: string): string {
  return signGrant(PURPOSE, { id: exportId, expiresAt }, secret);
}

/** What a token grants, or null where it was not made here. Whether it has expired is for the caller to see. */
export function readDownload(token: string, secret: string): DownloadGrant | null {
  const grant = readGrant(PURPOSE, token, secret);
  return grant && { exportId: grant.id, expiresAt: grant.expiresAt };
}
