import { infinitive, isPlural, lowerFirst, plural, singular, stripStop, upperFirst } from '../language.js';
import { bare } from '../plan/form-words.js';
import { isLook } from '../plan/deed-words.js';
import type { Plan } from '../plan/plan.js';
import { bindingsIn } from '../read/binding.js';
import { ruleFormOf } from '../read/rule-forms.js';
import { type Row, refs } from './draft.js';
import { fitText } from './fit.js';

/** Rights that the rules of the idea give or keep back: who may edit a threshold, and who sees only their own store. */

const placeOf = (who: string, { personas }: Plan): number => {
  const plain = bare(who);
  const role = isPlural(plain) ? singular(plain) : plain;
  const exact = personas.findIndex((one) => one.role === role);
  return exact >= 0
    ? exact
    : personas.findIndex((one) => one.role.endsWith(` ${role}`) || role.endsWith(` ${one.role}`));
};

const named = (thing: string): string =>
  fitText(upperFirst(oneOf(thing.replace(/^(?:an?|the|any|each|every|all) /i, ''))), 80);
/** Things stand in the table one by one: `claims` -> `claim`. */
const oneOf = (thing: string): string => (/^[\p{L}-]+$/u.test(thing) && isPlural(thing) ? singular(thing) : thing);

/** `change the priority of a ticket`: the deed and what it is done to. */
const parted = (act: string): { verb: string; thing: string } => {
  const { verb = '', thing = '' } = deed.exec(act.replace(/^look at /i, 'see '))?.groups ?? {};
  return { verb: lowerFirst(verb), thing };
};
const done = String.raw`\p{L}+(?: (?:off|out|up|in|over|back|down|away)(?= (?:or|and|an?|the|any|each|every|their|its)\b))?`;
/** `write off or edit a past sale` */
const deed = new RegExp(
  String.raw`^(?<verb>${done}(?: (?:or|and) ${done}(?= (?:an?|the|any|each|every|their|its)\b))?)(?: (?<thing>.*))?$`,
  'iu',
);
const may = (verb: string): string =>
  isLook(verb) || /^(?:view|read|access|look)$/.test(verb) ? 'see' : `see, ${verb}`;

export const ruleRights = (plan: Plan): Row[] =>
  [...formRights(plan), ...keptFrom(plan)].filter(({ object }) => !isNoThing.test(String(object)));

/** `Only the site manager can close it`: of what, other sentences tell. */
const isNoThing = /^(?:it|they|them|this|that|these|those|nothing|all|everything|just|as|about)\b/i;

const formRights = (plan: Plan): Row[] =>
  [...plan.brief.limits, ...plan.brief.ruled].flatMap(({ kind, text }): Row[] => {
    const form = kind === 'other' ? ruleFormOf(stripStop(text)) : null;
    if (!form) return [];
    const { who = '', whom = '', thing = '', what = '', not = '', act = '', verb = '', span = '' } = form.of;
    const at = placeOf(who === '' ? whom : who, plan);
    if (at < 0) return [];
    const right = (object: string, actions: string, condition: string | null): Row[] =>
      object === '' ? [] : [{ actor: refs('actor', at), object: named(object), actions, condition }];
    switch (form.name) {
      case 'onlyThey': {
        const deed = parted(act);
        const object = deed.thing === '' ? unitOf(plan) : deed.thing;
        // 'only a head chef or their deputy': each of them may.
        const all = who
          .split(/ (?:or|and) |, /)
          .map((one) => placeOf(one.replace(/^(?:their|his|her) /, 'the '), plan));
        const places = [...new Set(all.filter((place) => place >= 0))];
        return places.length < 2
          ? right(object, may(deed.verb), 'Nobody else may')
          : places.flatMap((place) =>
              object === ''
                ? []
                : [
                    {
                      actor: refs('actor', place),
                      object: named(object),
                      actions: may(deed.verb),
                      condition: `Only ${who}`,
                    },
                  ],
            );
      }
      case 'reserved':
        return right(thing, may(verbOf(form.of['done'] ?? '')), 'Nobody else may');
      case 'partly': {
        const isThing = /^(?:the|an?|their|its|any) /i.test(not);
        const deed = parted(not);
        return isThing
          ? [...right(what, may(form.of['may'] ?? ''), null), ...right(not, 'none', null)]
          : right((what || deed.thing).replace(/^at /i, ''), may(form.of['may'] ?? ''), `Never ${deed.verb}`);
      }
      case 'ownOnly': {
        const [, own] = /^(?:their|his|her|its) (?:own )?(.+)$/iu.exec(what) ?? [];
        const too = form.of['too'];
        return right(own ?? what, too ? `see, ${too}` : 'see', own ? 'Only their own' : 'Nothing else');
      }
      case 'whoNot':
        return /^their own /i.test(what) ? right(what, 'see', `Never ${verb.toLowerCase()}`) : [];
      case 'lent':
        return right(plural(unitOf(plan)), 'see', `For ${span} from the moment it is given`);
      default:
        return [];
    }
  });

/** `…: they can scan a barcode, but they cannot edit the profile`: each of them; what they may not see is told elsewhere. */
function keptFrom(plan: Plan): Row[] {
  const { limits, ruled, asking } = plan.brief;
  const rules = [
    ...[...limits, ...ruled].flatMap(({ kind, text }) => (kind === 'other' ? [text] : [])),
    ...asking.flatMap((text) => bindingsIn(text).flatMap((one) => (one.out ? [] : [one.text]))),
  ].map((text) => lowerFirst(stripStop(text)));
  return [...new Set(rules)].flatMap((text): Row[] => {
    const { who = '', verb = '', what = '' } = barred.exec(text)?.groups ?? {};
    if (verb === '' || isLook(verb) || /^(?:be|view|read|access|find|know|learn|open)$/.test(verb)) return [];
    return who
      .split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/)
      .map((one) => placeOf(one, plan))
      .filter((place) => place >= 0)
      .map((place) => ({ actor: refs('actor', place), object: named(what), actions: `not ${verb}`, condition: null }));
  });
}
/** Of a thing by itself: not before, not more than, not their own. */
const barred =
  /^(?<who>[\p{L}' -]{3,60}?) (?:cannot|can never|may not|must not|may never|must never) (?<verb>\p{Ll}+) (?<what>(?:the |an? |any )?(?!(?:their|his|her|own|more|before|until|than)\b)[\p{L}-]+(?: [\p{L}-]+)?)$/u;

const unitOf = ({ known }: Plan): string => known.slots['unit'] ?? 'entry';
const verbOf = (done: string): string => infinitive(done.toLowerCase());
