/**
 * The shapes that the API answers with, under the names that the screens use. They are generated from the API's own
 * description; only what is inside a document has a more exact type, from the document package.
 */
import type { FieldValue, SectionData, TemplateSection } from '@specforge/document';
import type {
  AbsentSectionDto,
  DocumentResponseDto,
  FieldChangeDto,
  RunProgressDto,
  RunResponseDto,
  RunSectionDto,
  SharedDocumentDto,
  SectionImproveResponseDto,
  SectionResponseDto,
  TemplateDetailDto,
  VersionDetailDto,
} from './generated';

export type {
  ActivityResponseDto as ProjectActivity,
  BalanceDayDto as BalanceDay,
  BalanceResponseDto as Balance,
  BillingInterval,
  ChangedPartDto as ChangedPart,
  ChangeDto as VersionChange,
  CheckoutStateDto as Checkout,
  CreditPackageDto as CreditPackage,
  CreditTransactionType as TransactionType,
  DiagramPictureDto as DiagramPicture,
  DiagramsResponseDto as DocumentDiagrams,
  DifferenceResponseDto as VersionDifference,
  DocumentLookDto as DocumentLook,
  DocumentSpendDto as DocumentSpend,
  DocumentSummaryDto as DocumentSummary,
  ExportCreateDto as ExportOrder,
  ExportResponseDto as DocumentExport,
  InvoiceResponseDto as Invoice,
  PlanChangePreviewDto as PlanChangePreview,
  PlanChangeResponseDto as PlanChange,
  PlanOfferDto as PlanOffer,
  PriceEstimateResponseDto as Estimate,
  PrintedPagesDto as PrintedPages,
  PrintResponseDto as PrintedProject,
  ProjectExportDto as ProjectExport,
  ProjectResponseDto as Project,
  ProjectVersionDto as ProjectVersion,
  RedirectResponseDto as PaymentPage,
  RunStartedDto as RunStarted,
  RunSummaryDto as RunSummary,
  SearchContentDto as SearchContent,
  SectionStateDto as SectionStatus,
  SessionGrantDto as Session,
  SessionResponseDto as SessionInfo,
  ShareCreateDto as ShareTerms,
  ShareResponseDto as Share,
  SharedLinkDto as SharedLink,
  SharedPrintDto as SharedPrint,
  SubscriptionStatusDto as SubscriptionState,
  TemplateExampleDto as TemplateExample,
  TemplateSummaryDto as TemplateSummary,
  TemplateSuggestionDto as TemplateSuggestion,
  TransactionResponseDto as CreditTransaction,
  UserResponseDto as User,
  VersionResponseDto as DocumentVersion,
  VersionRestoredDto as VersionRestored,
} from './generated';

type With<T, Exact> = Omit<T, keyof Exact> & Exact;

export type TemplateDetail = With<TemplateDetailDto, { sections: TemplateSection[] }>;

export type RunSectionState = RunSectionDto['state'];
export type RunSection = With<RunSectionDto, { data: SectionData | null }>;
export type Run = With<RunResponseDto, { progress: With<RunProgressDto, { sections: RunSection[] }> }>;

export type DocumentDetail = With<
  DocumentResponseDto,
  { outline: TemplateSection[]; absent: AbsentSection[]; sections: Record<string, SectionData> }
>;
export type AbsentSection = With<AbsentSectionDto, { section: TemplateSection | null }>;

export type SharedDocument = With<
  SharedDocumentDto,
  { outline: TemplateSection[]; sections: Record<string, SectionData> }
>;

export type VersionDetail = With<VersionDetailDto, { sections: Record<string, SectionData> }>;

export type SavedSection = With<SectionResponseDto, { data: SectionData }>;
export type ImprovedSection = With<
  SectionImproveResponseDto,
  {
    data: SectionData;
    before: SectionData;
    changes: With<FieldChangeDto, { before: FieldValue; after: FieldValue }>[];
  }
>;
