import winkNLP, { type WinkMethods } from 'wink-nlp';
import model from 'wink-eng-lite-web-model';

/**
 * Parts of speech by a tagger that was learned from large texts (`wink-nlp`; tags of Universal Dependencies). The word
 * classes of `grammar/` know what a word may be; this one says what it most likely is where it stands.
 */
let tagger: WinkMethods | undefined;

/** Its tag for each place of the text at which one of its words begins. */
export function speechOf(text: string): Map<number, string> {
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const { its } = tagger;
  const tokens = tagger.readDoc(text).tokens();
  const [values, spaces, tags] = [tokens.out(its.value), tokens.out(its.precedingSpaces), tokens.out(its.pos)];
  const found = new Map<number, string>();
  let at = 0;
  for (const [place, value] of values.entries()) {
    at = text.indexOf(value, at + (spaces[place]?.length ?? 0));
    if (at < 0) break;
    found.set(at, tags[place] ?? 'X');
    at += value.length;
  }
  return found;
}
