/** Screens that anyone may see. */
export const PUBLIC_SCREENS = [
  '/',
  '/templates',
  '/templates/prd-saas-starter',
  '/templates/prd-saas-starter/example',
  '/pricing',
  '/how-it-works',
  '/learn',
  '/learn/what-is-a-prd-complete-guide',
  '/auth',
  '/auth?tab=sign-up',
  '/forgot-password',
  '/reset-password?token=anything',
  '/legal',
  '/legal/privacy',
  '/legal/terms',
  '/legal/cookies',
  '/no/such/page',
];

/** Screens of a signed-in person that need nothing of theirs. */
export const APP_SCREENS = [
  '/app',
  '/app/templates',
  '/app/templates/prd-saas-starter',
  '/app/documents',
  '/app/documents?view=list',
  '/app/billing',
  '/app/billing/history',
  '/success?session_id=cs_test_of_nobody',
  '/app/settings',
];

/** Screens of a document and the run that wrote it. */
export const documentScreens = ({ id, runId }: { id: string; runId: string | null }) => [
  `/app/documents/${id}`,
  `/app/documents/${id}?tab=edit`,
  `/app/documents/${id}?tab=source`,
  `/app/runs/${runId}`,
  `/app/documents/${id}/versions/1`,
  `/app/documents/${id}/compare`,
];
