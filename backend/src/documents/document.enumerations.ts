export const DOCUMENT_STATUSES = ['draft', 'generating', 'ready', 'failed'] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

export const DOCUMENT_SOURCE_TYPES = ['generated', 'imported', 'blank'] as const;
export type DocumentSourceType = (typeof DOCUMENT_SOURCE_TYPES)[number];

export const GENERATION_TYPES = ['basic', 'advanced', 'premium_personas'] as const;
/** basic: core sections; advanced: complexity 3 or 4; premium_personas: with that add-on. */
export type GenerationType = (typeof GENERATION_TYPES)[number];

export const SECTION_STATES = ['empty', 'writing', 'done', 'failed'] as const;
export type SectionState = (typeof SECTION_STATES)[number];
