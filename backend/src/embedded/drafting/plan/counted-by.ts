import type { Known } from '../know.js';
import { fill } from '../know/slots.js';
import type { Brief, Measure } from '../read/brief.js';
import { everyDeed, withOthers } from '../read/every-deed.js';
import { rootsOf } from '../read/starts.js';
import { unitOfValue } from '../read/values.js';

/**
 * How a figure of the idea comes about: `entries` tell it, somebody stands beside it with a watch (`timed`), or it is
 * counted `by hand`, since nothing that anybody enters would tell it. What somebody spends in a week they have `noted`.
 */
export type Counting = 'entries' | 'timed' | 'by hand' | 'asked' | 'noted' | 'sign-ups';

export function countingOf(
  { name, baseline, target }: Pick<Measure, 'name' | 'baseline' | 'target'>,
  brief: Brief,
): Counting {
  const figure = `${baseline ?? target ?? ''}`;
  if (opinions.test(name)) return 'asked';
  if (
    fromRecords.test(name) ||
    (onFile.test(name) &&
      (keepsFiles.test(brief.kind) || everyDeed(brief.capabilities).some(({ verb }) => files.test(verb))))
  )
    return 'entries';
  // A dashboard shows the figure that it is made for.
  if (/\b(?:dashboard|analytics|reporting|monitor\w*)\b/i.test(brief.kind)) return 'entries';
  if (/^time saved\b/.test(name)) return 'asked';
  if (unitOfValue(figure) === 'time' && (/\bspends?\b/.test(name) || inWeek.test(figure))) return 'noted';
  if (
    unitOfValue(figure) === 'time' &&
    !elapsed.test(name) &&
    /\b(?:min(?:ute)?s?|seconds?|secs?|h|hours?|hrs?)\b/i.test(figure) &&
    !/\bwait/i.test(name)
  )
    return 'timed';
  if (unitOfValue(figure) === 'time') return 'entries';
  const entered = rootsOf(
    withOthers(brief.capabilities)
      .map(({ verb, object, tail }) => `${verb} ${object} ${tail}`)
      .join(' '),
  );
  const counted = [...rootsOf(name.replace(/\bun(?=\p{L}{3,}ed\b)/giu, ''))].filter((root) => !general.has(root));
  if (counted.length > 0 && counted.every((root) => entered.has(root))) return 'entries';
  // Of what the product is about it knows which are late, lost or left open.
  const [head = ''] = name
    .replace(/^(?:share|number) of (?:the |all )?/, '')
    .split(/ (?:that|who|which|with|without|in|at|on|for|of|per|\p{Ll}+ed|lost|done)\b/u);
  const about = rootsOf([brief.kind, brief.about ?? '', brief.unit ?? '', ...brief.nouns].join(' '));
  const thing = [...rootsOf(head.split(' ').at(-1) ?? '')].at(-1) ?? '\uE000';
  return entered.has(thing) || about.has(thing) || [...about].some((root) => thing.endsWith(`-${root}`))
    ? 'entries'
    : 'by hand';
}

/** `15 hours a week`: what the work takes of somebody's week. */
const inWeek = /\b(?:hours?|minutes?|mins?|hrs?) (?:an?|per|each|every) (?:day|week|month|shift)\b/i;
/** From one moment to another, both of which are on record. */
const elapsed =
  /\b(?:handl(?:e|ing)|response|reply|resolution|cycle|turnaround|lead|release|delivery|reimbursement|refund) time\b|\btime (?:until|from)\b|\btime to (?:repair|resolve|close|hire|pay|refund|deliver|ship|approve|respond)\b|^(?!time\b)\p{L}+ to \p{L}+$/iu;

/** What people say of it, and nobody sees in its records. */
const opinions = /\b(?:promoter score|customer satisfaction|satisfaction|NPS|CSAT)\b/i;
/** What a product knows of its own use. */
const fromRecords =
  /\b(?:conversion|active \p{L}+s|sign-?ups|downloads|installs|retention|churn|recurring revenue|merchandise volume|activation|ratings?|paying \p{L}+s|bookings|no-shows?|crash-free|without a (?:human|person|call)|time to first)\b/iu;

/** `share of tasks done before day one`: a state that a product with such records has on file. */
const onFile =
  /^share of (?:[\p{L}-]+ ){1,3}(?:done|completed|handled|resolved|approved|booked|filled|submitted|closed|processed|answered)\b/iu;
const keepsFiles = /\b(?:portal|platform|saas|marketplace|online service|workflow|crm|assistant|chatbot|bot)\b/i;

/** Whoever does so leaves what shall be done in time with the product. */
const files = /^(?:fill(?: in| out)?|submit|complete|sign|draft|write|answer|upload)$/;

/** Words about counting itself. */
const general = rootsOf('share number rate amount count total part');

/** `figure`: what is read, with its article. */
export function readBy(counting: Counting, figure: string, span: string | undefined, { slots }: Known): string {
  const over = span ? `, added up over the ${span}` : '';
  return fill(
    counting === 'entries'
      ? `Monthly report on ${figure}${over}, drawn from {product} and read by the {admin}`
      : counting === 'sign-ups'
        ? 'Monthly report of sign-ups and closed accounts in {product}, read by the {admin}'
        : counting === 'noted'
          ? 'Hours noted by those who do the work in one week of each quarter, read by the {admin}'
          : counting === 'asked'
            ? 'Short survey of the {actors} each quarter, read by the {admin}'
            : counting === 'timed'
              ? 'Monthly timing of ten cases from beginning to end, read by the {admin}'
              : `Monthly count by hand${over}, read by the {admin}`,
    slots,
  );
}
