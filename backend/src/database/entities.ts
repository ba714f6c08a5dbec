import { PrdModule } from '../addons/prd-module.entity.js';
import { AuditLog } from '../audit/audit-log.entity.js';
import { OneTimeToken } from '../auth/one-time-token.entity.js';
import { RateLimit } from '../auth/rate-limit.entity.js';
import { RefreshToken } from '../auth/refresh-token.entity.js';
import { Session } from '../auth/session.entity.js';
import { PaymentEvent } from '../billing/payment-event.entity.js';
import { PaymentReversal } from '../billing/payment-reversal.entity.js';
import { Purchase } from '../billing/purchase.entity.js';
import { Subscription } from '../billing/subscription.entity.js';
import { AiChatMessage } from '../chat/ai-chat-message.entity.js';
import { AiChatSession } from '../chat/ai-chat-session.entity.js';
import { Comment } from '../comments/comment.entity.js';
import { CreditPurchase } from '../credits/credit-purchase.entity.js';
import { CreditTransaction } from '../credits/credit-transaction.entity.js';
import { DocumentClaim } from '../credits/document-claim.entity.js';
import { LedgerCheck } from '../credits/ledger-check.entity.js';
import { DocumentRecord } from '../documents/document-record.entity.js';
import { DocumentSection } from '../documents/document-section.entity.js';
import { Document } from '../documents/document.entity.js';
import { SectionImprovement } from '../documents/section-improvement.entity.js';
import { DiagramPicture } from '../exports/diagram-picture.entity.js';
import { ExportJob } from '../exports/export-job.entity.js';
import { StoredFile } from '../exports/file.entity.js';
import { SectionExport } from '../exports/section-export.entity.js';
import { IdempotencyKey } from '../idempotency/idempotency-key.entity.js';
import { Project } from '../projects/project.entity.js';
import { GenerationCost } from '../runs/generation-cost.entity.js';
import { RunSection } from '../runs/run-section.entity.js';
import { Run } from '../runs/run.entity.js';
import { Share } from '../shares/share.entity.js';
import { SeededContent } from '../templates/seeded-content.entity.js';
import { TemplateDownload } from '../templates/template-download.entity.js';
import { TemplateVersion } from '../templates/template-version.entity.js';
import { Template } from '../templates/template.entity.js';
import { UserAccount } from '../users/user-account.entity.js';
import { User } from '../users/user.entity.js';
import { PrdVariant } from '../variants/prd-variant.entity.js';
import { VariantSet } from '../variants/variant-set.entity.js';
import { DocumentLook } from '../versions/document-look.entity.js';
import { PrdDiff } from '../versions/prd-diff.entity.js';
import { PrdVersion } from '../versions/prd-version.entity.js';
import { WorkspaceInvitation } from '../workspaces/workspace-invitation.entity.js';
import { WorkspaceMember } from '../workspaces/workspace-member.entity.js';
import { Workspace } from '../workspaces/workspace.entity.js';

/** Every table and view of the application. */
export const entities = [
  User,
  UserAccount,
  Session,
  RefreshToken,
  OneTimeToken,
  RateLimit,
  Workspace,
  WorkspaceMember,
  WorkspaceInvitation,
  Template,
  TemplateVersion,
  TemplateDownload,
  SeededContent,
  Project,
  Document,
  DocumentSection,
  DocumentRecord,
  SectionImprovement,
  Run,
  RunSection,
  GenerationCost,
  PrdVersion,
  PrdDiff,
  DocumentLook,
  VariantSet,
  PrdVariant,
  CreditPurchase,
  CreditTransaction,
  DocumentClaim,
  LedgerCheck,
  Purchase,
  Subscription,
  PaymentEvent,
  PaymentReversal,
  StoredFile,
  DiagramPicture,
  ExportJob,
  SectionExport,
  Share,
  Comment,
  AiChatSession,
  AiChatMessage,
  PrdModule,
  AuditLog,
  IdempotencyKey,
];
