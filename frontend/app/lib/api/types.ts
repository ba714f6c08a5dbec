/** The shapes that the API answers with. */
import type { FieldValue, SectionData, TemplateSection } from '@specforge/document';

export type Plan = 'free' | 'plus' | 'pro' | 'ultimate';
export type WorkspaceRole = 'owner' | 'admin' | 'editor' | 'viewer';

export interface User {
  id: string;
  name: string;
  email: string;
  emailChangePending: string | null;
  plan: Plan;
  staffRole: string | null;
  createdAt: string;
  firstDocumentFree: boolean;
  workspaces: { id: string; name: string; slug: string; role: WorkspaceRole }[];
  personalWorkspaceId: string;
  usage: {
    basicMonthlyLimit: number;
    basicUsedThisMonth: number;
    advancedMonthlyLimit: number;
    advancedUsedThisMonth: number;
    quotaResetDate: string;
  };
}

export interface Session {
  accessToken: string;
  user: User;
}

export interface SessionInfo {
  id: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  userAgent: string | null;
  ip: string | null;
  current: boolean;
}

export interface Balance {
  balance: number;
  estimatedPRDsRemaining: number;
}

export interface CreditTransaction {
  id: string;
  type: string;
  description: string;
  createdAt: string;
  amountCents: number;
  amountFormatted: string;
  balanceAfterCents: number;
  projectId: string | null;
}

export interface TemplateSummary {
  id: string;
  name: string;
  description: string;
  docType: string;
  category: string;
  requiredPlan: Plan;
  complexityLevel: number;
  version: number;
  tags: string[];
  sections: { key: string; title: string; description: string; dependsOn: { id: string; type: 'hard' | 'soft' }[] }[];
}

export interface TemplateDetail extends Omit<TemplateSummary, 'sections'> {
  purpose: string;
  pricing: {
    baseCost: number;
    sectionCost: number;
    multiplier: number;
    complexityLabel: string;
    sectionCosts: Record<string, number>;
  };
  sections: TemplateSection[];
}

export interface Estimate {
  credits: number;
  pounds: string;
  complexityLabel: string;
  payable: number;
  firstDocumentFree: boolean;
  sections: string[];
  autoAdded: string[];
  breakdown: {
    base: number;
    perSection: { key: string; credits: number }[];
    multiplier: number;
    subtotal: number;
    total: number;
  };
}

export interface Project {
  id: string;
  idea: string;
  title: string;
  status: string;
  createdAt: string;
}

export interface RunStarted {
  runId: string;
  documentId: string;
  projectId: string;
  creditsReserved: number;
}

export type RunStatus = 'running' | 'paused' | 'done' | 'failed';
export type RunStep = 'queued' | 'preparing' | 'writing' | 'assembling' | 'settling' | 'finished';
export type RunSectionState = 'waiting' | 'writing' | 'done' | 'failed' | 'skipped';

export interface RunSection {
  key: string;
  title: string;
  state: RunSectionState;
  dependsOn: string[];
  /** Partial JSON while the section is being written. */
  text: string | null;
  data: Record<string, unknown> | null;
  error: { code: string; message: string } | null;
  startedAt: string | null;
  completedAt: string | null;
  inputTokens: number;
  outputTokens: number;
}

export interface Run {
  id: string;
  projectId: string;
  documentId: string;
  documentTitle: string;
  templateId: string;
  templateName: string;
  idea: string;
  status: RunStatus;
  step: RunStep;
  progress: { total: number; done: number; failed: number; sections: RunSection[] };
  creditsReserved: number;
  creditsSpent: number;
  creditsRefunded: number;
  startedAt: string;
  completedAt: string | null;
  cancelledAt: string | null;
  errorMessage: string | null;
  estimatedSecondsRemaining: number | null;
  offlineDraft: boolean;
  cancelRequested: boolean;
  pauseRequested: boolean;
}

export type DocumentStatus = 'draft' | 'generating' | 'completed' | 'failed';

export interface DocumentSummary {
  id: string;
  title: string;
  templateId: string;
  templateName: string;
  docType: string;
  status: DocumentStatus;
  createdAt: string;
  updatedAt: string;
  projectId: string;
  runId: string | null;
}

export interface SectionStatus {
  state: 'empty' | 'writing' | 'done' | 'failed';
  /** Goes up by one with each change; a save names the one it was made from. */
  revision: number;
  updatedAt: string;
  /** Who wrote it last; `system` is the model. */
  authorKind: string;
}

export interface DocumentDetail extends DocumentSummary {
  templateVersion: string;
  /** Number of the newest version; 0 before the first. */
  version: number;
  offlineDraft: boolean;
  /** The chosen sections, in order. */
  outline: TemplateSection[];
  /** Data of every written section, by key. */
  sections: Record<string, SectionData>;
  sectionStates: Record<string, SectionStatus>;
  /** Parts that the structured PRD lacks; null when it is complete or the document is no PRD. */
  missingParts: string[] | null;
}

export interface SavedSection {
  key: string;
  data: SectionData;
  revision: number;
  version: number;
}

export interface ImprovedSection extends SavedSection {
  before: SectionData;
  changes: { field: string; label: string; before: FieldValue; after: FieldValue }[];
  creditsCharged: number;
  balance: number;
}

export interface DocumentVersion {
  id: string;
  version: number;
  status: string;
  title: string;
  changelogSummary: string | null;
  isAiGenerated: boolean;
  createdAt: string;
  createdBy: string | null;
}
