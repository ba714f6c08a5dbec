/** Why a link opens nothing any more. */
export const SHARE_ENDS = ['revoked', 'documentDeleted', 'expired', 'usedUp'] as const;
export type ShareEnd = (typeof SHARE_ENDS)[number];

export interface ShareTerms {
  revokedAt: Date | null;
  expiresAt: Date | null;
  maxViews: number | null;
  viewCount: number;
  /** The document, its project or its workspace. */
  isDeleted: boolean;
}

/** The rows of `shares` that still open something, where their document is there. */
export const IS_LIVE = `revoked_at IS NULL AND (expires_at IS NULL OR expires_at > now())
  AND (max_views IS NULL OR view_count < max_views)`;

/** The gravest reason comes first: what its owner has ended is not said to have run out. */
export function shareEnd({ revokedAt, expiresAt, maxViews, viewCount, isDeleted }: ShareTerms, now: Date) {
  const reasons: Record<ShareEnd, boolean> = {
    revoked: revokedAt !== null,
    documentDeleted: isDeleted,
    expired: expiresAt !== null && expiresAt <= now,
    usedUp: maxViews !== null && viewCount >= maxViews,
  };
  return SHARE_ENDS.find((end) => reasons[end]) ?? null;
}
