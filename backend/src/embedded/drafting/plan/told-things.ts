import { singular } from '../language.js';
import { isPeople } from '../read/lexicon.js';
import { fieldsTold, type ToldFields } from '../read/told-fields.js';
import { attributeField, fieldOfDetail } from './details.js';
import { distinctFields } from './thing-fields.js';
import { asUnit, isGeneral, isSurface, type Told, unitOf } from './thing-names.js';
import type { Thing } from './things.js';

/** Things of which the idea lists what is kept of them: its own list stands before what their deeds leave. */
export function withToldFields(things: Thing[], plan: Told): void {
  for (const told of fieldsTold(plan.brief.sentences)) {
    const noun = nounOf(told, things, plan);
    if (noun === '' || isGeneral(noun) || isSurface(noun)) continue;
    const known = things.find((one) => one.noun === noun);
    const one: Thing = known ?? { noun, fields: [], deeds: [] };
    if (!known) things.push(one);
    // What a deed was read to leave by the same name is the same.
    one.fields = distinctFields([...told.parts.map((part) => fieldOf(part, noun)), ...one.fields]);
    one.said ??= told.said;
  }
}

function nounOf({ noun, said }: ToldFields, things: Thing[], plan: Told): string {
  if (noun === '') {
    return /^(?:register|log|logbook|journal|diary|ledger|record)$/.test(plan.brief.kind)
      ? `${plan.brief.kind} entry`
      : (recordOf(said) ?? unitOf(plan));
  }
  const whole = asUnit(noun, plan);
  return (
    things.find((one) => one.noun === whole)?.noun ??
    things.find((one) => one.noun.endsWith(` ${whole}`))?.noun ??
    whole
  );
}

/** `records who visited which client`: a visit. */
const recordOf = (said: string): string | null =>
  /\b(visit|delivery|inspection|withdrawal|repair|transfer|shift|payment)\b/i.exec(said)?.[1]?.toLowerCase() ?? null;

const dates = /(?:^| )(?:date|day|birthday|deadline|expiry|date of birth)$|^date of /i;
const times = /(?:^| )(?:time|timestamp)$/i;
const numbers =
  /^(?:number|count|quantity|age|score|mileage|rating|duration|length|weight|height|temperature|distance|price|cost|budget|amount|salary|fee|stock)\b|(?:^| )(?:mileage|count|quantity|score|rating|age|percentage|seats|points|hours|stock)$/i;
const money =
  /(?:^| )(?:price|cost|budget|salary|fee|rent|deposit|amount|rate|total)(?: (?:per|a|an|for each) \p{L}+)?$/iu;
const measured =
  /(?:^| )(?:temperature|weight|height|length|duration|distance|volume|pressure|speed|humidity|size)(?: (?:on|at|in) .+)?$/i;
const marks =
  /(?:^| )(?:barcode|qr code|plate|registration|number plate|licen[cs]e plate|sku|id|serial number|code|(?:charity|order|account|invoice|case|batch|phone) number)$/i;
const people =
  /(?:^| )(?:requester|assignee|owner|author|reporter|approver|reviewer|witness|contact person)$|^assigned /i;

/** What is listed, with the kind of value that its name tells; text where it tells none. */
function fieldOf({ name, choices, isPerson, isCount, isTime }: ToldFields['parts'][number], noun: string): string {
  const plain = name.replace(new RegExp(`^(?:the |its )?${noun} `, 'i'), '');
  if (choices.length > 1) return `${plain}: ${choices.join(', ')}`;
  if (isCount) return `${plain}: number`;
  if (isTime || times.test(plain)) return `${plain}: date and time`;
  if (
    isPerson ||
    people.test(plain) ||
    (isPeople(singular(plain)) && !/^(?:team|department|group|company|office)$/i.test(plain))
  )
    return `${plain}: person`;
  if (/(?:^| )(?:e-?mail|phone|contact)(?: address| number)?$/i.test(plain)) return `${plain}: contact`;
  if (/(?:^| )(?:photos?|pictures?|images?|videos?|selfie)$/i.test(plain)) return `${plain}: picture`;
  if (/(?:^| )(?:files?|documents?|proof(?: of \p{L}+)?|attachments?|pdf|cv|receipt)$/iu.test(plain))
    return `${plain}: file`;
  if (marks.test(plain)) return `${plain}: text, unique`;
  if (dates.test(plain)) return `${plain}: date`;
  if (money.test(plain)) return `${plain}: amount`;
  if (measured.test(plain)) return `${plain}: number with unit`;
  if (numbers.test(plain)) return `${plain}: number`;
  return attributeField(plain) ?? fieldOfDetail(plain);
}
