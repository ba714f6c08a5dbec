import type { DocumentVersion } from '~/lib/api/types';
import { britishDateTime } from '~/lib/dates';

/** How a version came about: `Improved with AI`, `Version 2 put back`. */
export function originOf({ origin, restoredVersion }: DocumentVersion): string {
  switch (origin) {
    case 'generation':
      return 'Written by AI';
    case 'improvement':
      return 'Improved with AI';
    case 'undo':
      return 'Improvement undone';
    case 'restore':
      return `Version ${restoredVersion} put back`;
    case 'edit':
      return 'Edited by hand';
    default:
      return origin satisfies never;
  }
}

/** `Edited by hand by Ada Byron, 22 Nov 2026, 12:03`. */
export function historyOf(version: DocumentVersion): string {
  const by = version.author ? ` by ${version.author.name}` : '';
  return `${originOf(version)}${by}, ${britishDateTime(version.createdAt)}`;
}

/** `Version 2, Sent to client`. */
export function nameOf({ version, name }: Pick<DocumentVersion, 'version' | 'name'>): string {
  return name ? `Version ${version}, ${name}` : `Version ${version}`;
}

export const documentAddress = (documentId: string) => `/app/documents/${encodeURIComponent(documentId)}`;

export const versionAddress = (documentId: string, version: number) =>
  `${documentAddress(documentId)}/versions/${version}`;

export const compareAddress = (documentId: string, from: number | 'look', to: number) =>
  `${documentAddress(documentId)}/compare?from=${from}&to=${to}`;
