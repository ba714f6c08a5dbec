import { isPlural } from '../language.js';
import { isVerb, verbOf } from './lexicon.js';
import { headOf } from './phrases.js';

/** Whether 'that …' tells what those before it do, not what the product does: by its number, or by what it says. */
export function ofThose(between: string, link: string, rest: string): boolean {
  if (!/^(?:that|which)$/i.test(link)) return false;
  const [verb = ''] = rest.replace(/^(?:also|mostly|mainly) /i, '').split(' ');
  if (isPlural(headOf(between.replace(/^\sfor\s/, '').trim()))) return isVerb(verb) || /^(?:have|are|do)$/.test(verb);
  const base = verbOf(verb);
  return /s$/.test(verb) && base !== null && !telling.test(base);
}
/** What products do: they tell, keep and work out. Washing and driving are done by people. */
export const telling =
  /^(?:help|let|show|send|remind|alert|tell|track|plan|record|list|manage|allow|enable|give|offer|check|calculate|compare|match|store|keep|find|suggest|recommend|warn|notify|predict|forecast|schedule|assign|book|order|collect|import|export|print|report|answer|sort|read|write|draft|summarise|summarize|translate|connect|handle|update|sync|measure|monitor|map|create|generate|make|display|publish|approve|approves?|log|log|search|share|count|turn|support|run|work|use|take|get|accept|register|route|rank|score|detect|identify|organise|organize|coordinate|replace|reduce|cut|provide|teach|explain|guide|ask|save|price|bill|invoice|charge|pay|sell|rent|stream|play|post|pull|fetch|flag|highlight|extract|analyse|analyze|spot|pick|watch|mark|sum|total|convert|capture|scan|combine|merge|bring|put|keep|surface|notice|learn|answer|generate|visualise|visualize|aggregate|consolidate|automate)$/;
