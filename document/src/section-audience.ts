import type { SectionDefinition } from './types.js';

/**
 * Who has to read a section. `everyone`: outsiders too, such as customers. `deciders`: who answers for it, with money,
 * risk and dates. `makers`: who builds, tests and runs it.
 */
export const SECTION_AUDIENCES = ['everyone', 'deciders', 'makers'] as const;
export type SectionAudience = (typeof SECTION_AUDIENCES)[number];

/** The sections of the library. */
const LIBRARY: Record<string, SectionAudience> = {
  'ai-ml-specifications': 'makers',
  'analytics-plan': 'makers',
  'api-specifications': 'makers',
  'architecture-design': 'makers',
  'business-model': 'deciders',
  'client-management': 'deciders',
  'competitive-intelligence': 'deciders',
  'database-schema': 'makers',
  'executive-summary': 'everyone',
  'financial-planning': 'deciders',
  generic: 'deciders',
  'go-to-market-strategy': 'everyone',
  'hardware-manufacturing': 'makers',
  'incident-operations': 'makers',
  'marketing-execution': 'deciders',
  'platform-integration': 'makers',
  'release-planning': 'everyone',
  'research-methodology': 'deciders',
  'risk-assessment': 'deciders',
  'scope-features': 'everyone',
  'security-compliance': 'makers',
  'stakeholder-planning': 'deciders',
  'strategic-goals': 'everyone',
  'team-collaboration': 'makers',
  'technical-requirements': 'makers',
  'test-strategy': 'makers',
  'user-personas': 'everyone',
  'user-stories': 'everyone',
  'ux-design': 'makers',
};

/** Words of a key or title, the first list that has one of them decides. */
const WORDS: readonly (readonly [SectionAudience, RegExp])[] = [
  [
    'deciders',
    /\b(risks?|budget|costs?|benefit|price|fees?|payment|money|ask|decisions?|decide[ds]?|approval|option|options|alternatives|drawbacks|questions?|terms|liability|rights|changes?|review|assumptions?|worries|stop|gates?|capacity|rhythm|status|open|gaps?|exceptions?|obligations?|mandate|appetite|stakes|who|owns?|acceptance|limits|constraints|rollover|doubts?)\b/,
  ],
  [
    'makers',
    /\b(architecture|deployment|containers?|environments?|data|validation|errors?|messages-and-errors|rules?|tests?|testing|cases|security|access|permissions?|identity|supply|monitoring|recovery|runbooks?|rollback|faults?|failures?|defects?|licen[cs]es?|interfaces?|integrations?|states|functions|functional|verification|migration|build|firmware|certification|materials|devices|browsers|offline|sync|evaluation|thresholds|training|audit|method|sources|evidence|consent|guide|session|sessions|recruiting|participants|moderator|script|report|form|agenda|minutes|upkeep|drills?|escalation|reference|serving|uninstall|host|scopes|concepts?|runtime|quality|technical|operations?|running|changing|routine|suppliers|knowledge|items|cycles|reporting|deliverability|keyword|links|steps|register|matrix|scales|signs|responses|calendar|rota|clock)\b/,
  ],
  [
    'everyone',
    /\b(audience|people|personas?|customer|customers|users?|reader|readers|promise|proof|product|answer|solution|problem|journey|moments?|message|messages|position|story|market|segment|launch|summary|glance|brief|context|purpose|why|vision|future|situation|services?|deliverables|scope|features?|behaviour|goals?|success|results|fit|pains?|gains|jobs|team|route|traction|first|pages|paths|developers?|tasks|themes|bets|outcomes|timetable|timeline|stages|approach|understanding|position)\b/,
  ],
];

/** What the section says itself, or its key, or the words of its key and title; whoever decides, where nothing tells. */
export function audienceOf(
  section: Pick<SectionDefinition, 'key' | 'title'> & { audience?: SectionAudience },
): SectionAudience {
  const told = section.audience ?? LIBRARY[section.key];
  if (told) return told;
  const words = `${section.key.replaceAll('-', ' ')} ${section.title.toLowerCase()}`;
  return WORDS.find(([, pattern]) => pattern.test(words))?.[0] ?? 'deciders';
}
