import { Accounts1763683200001 } from './1763683200001-accounts.js';
import { Credits1763683200002 } from './1763683200002-credits.js';
import { Documents1763683200003 } from './1763683200003-documents.js';
import { Runs1763683200004 } from './1763683200004-runs.js';
import { Collaboration1763683200005 } from './1763683200005-collaboration.js';
import { PinnedDocType1763683200006 } from './1763683200006-pinned-doc-type.js';
import { Payments1763683200007 } from './1763683200007-payments.js';
import { CostOrder1763683200008 } from './1763683200008-cost-order.js';
import { SeededContent1763683200009 } from './1763683200009-seeded-content.js';
import { TemplateNotices1763683200010 } from './1763683200010-template-notices.js';
import { VersionNames1763683200020 } from './1763683200020-version-names.js';
import { ExportFiles1763683200021 } from './1763683200021-export-files.js';
import { DiagramRetries1763683200022 } from './1763683200022-diagram-retries.js';
import { SectionExports1763683200031 } from './1763683200031-section-exports.js';
import { ProjectHistory1763683200040 } from './1763683200040-project-history.js';
import { EarlierDocuments1763683200041 } from './1763683200041-earlier-documents.js';
import { DocumentOutlines1763683200050 } from './1763683200050-document-outlines.js';

/** Every migration, oldest first. They only go forward: a mistake is mended by the next one. */
export const migrations = [
  Accounts1763683200001,
  Credits1763683200002,
  Documents1763683200003,
  Runs1763683200004,
  Collaboration1763683200005,
  PinnedDocType1763683200006,
  Payments1763683200007,
  CostOrder1763683200008,
  SeededContent1763683200009,
  TemplateNotices1763683200010,
  VersionNames1763683200020,
  ExportFiles1763683200021,
  DiagramRetries1763683200022,
  SectionExports1763683200031,
  ProjectHistory1763683200040,
  EarlierDocuments1763683200041,
  DocumentOutlines1763683200050,
];
