/** Sentences with the names of their systems where a verb would have them: behind it, and not in a bracket. */

const name = String.raw`(?:[\p{Ll}\d]{1,3}\p{Lu}\p{L}+|\p{Lu}[\p{L}\d]*(?:[.+&-][\p{L}\d]+)*)(?: (?:\p{Lu}[\p{L}\d]*|\d{2,3}(?=[ ,.;)]|$)))*`;
const list = String.raw`${name}(?:(?:, (?:and |or )?| and | or | & |/)${name})*`;
const kind = String.raw`(?:portals?|systems?|platforms?|software|databases?|apps?|tools?|services?|brands?|vendors?|directory|registers?|account)`;
/** `(Mindbody and Glofox first)`, `(Melag and W&H, both can export to a network folder)` */
const rest = String.raw`(?:, (?:REST|SOAP|HL7|API|EDI)\b[^)]*|,? (?:first|to (?:begin|start) with|at first|for now|initially|among others|both|each|all)\b[^)]*)?`;

/** `from these portals (SMA, Fronius and Vestas to begin with)`, `in its directory (Okta)` */
const ofKind = new RegExp(
  String.raw`(?<over>\bover )?\b(?:the|these|those|their|our|its|your|\p{L}+['’]s) (?:[\p{L}-]+ ){0,3}?${kind} \((?<names>${list})${rest}\)`,
  'gu',
);
/** `the hospital information system (HL7 messages, we have to support at least Orbis and Epic)` */
const supported = new RegExp(
  String.raw`\b(?:the|these|those|their|our|its) (?:[\p{L}-]+ ){0,3}?${kind} \([^()]*\bsupport (?:at least |both )?(?<names>${list})\)`,
  'gu',
);
/** `our time system, which is ATOSS`, `their current system, CaseLine` */
const called = new RegExp(
  String.raw`\b(?:our|their|the) (?:[\p{L}-]+ ){0,3}?${kind},? (?:which is |called |named )(?<names>${name})`,
  'gu',
);
/** `reads the cycle result (Melag and W&H, both can export to a folder)` */
const source = new RegExp(
  String.raw`(?<what>\b(?:reads?|pulls?|imports?|fetch(?:es)?|collects?) (?:the |all |each |every )?(?:\p{Ll}+ ){0,2}\p{Ll}+) \((?<names>${name}(?:, | and | or )${list})${rest}\)`,
  'gu',
);
/** `Spektrix at 15 venues and Tessitura at the other 4` */
const parted = new RegExp(String.raw`(${name}) at (?:\d+|some|most) \p{Ll}+ and (${name}) at (?:the|\d+)[^,.;]*`, 'gu');
/** `our Postgres clusters`, `the Backstage catalogue` */
const kindBehind = new RegExp(String.raw`(${name}) (?:clusters?|catalogue|catalog|directory)\b`, 'gu');

const brackets = new RegExp(String.raw`\((${name}(?:(?:, (?:and |or )?| and )${name})+)\)`, 'u');
const pointing = new RegExp(String.raw`\bfrom (?:these|those) (?:\p{Ll}+ )?${kind}(?! \()`, 'u');

/** `daily production from these portals`: those that stand in a bracket before. */
export function withSystemsNamed(sentences: readonly string[]): string[] {
  let before: string | undefined;
  return sentences.map((sentence) => {
    const known = before;
    before = brackets.exec(sentence)?.[1] ?? before;
    return (known === undefined ? sentence : sentence.replace(pointing, () => `from ${known}`))
      .replace(supported, '$<names>')
      .replace(ofKind, (...found) => {
        const { over, names } = found.at(-1) as { over?: string; names: string };
        return `${over === undefined ? '' : 'through '}${names}`;
      })
      .replace(called, 'our $<names>')
      .replace(source, '$<what> from $<names>')
      .replace(parted, '$1 and $2')
      .replace(kindBehind, '$1');
  });
}
