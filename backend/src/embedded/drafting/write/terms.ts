import { upperFirst } from '../language.js';
import { deedsOf } from './deeds.js';
import type { ListWriter, Row } from './draft.js';
import { isTimed } from './timed.js';

const usualTerms = (say: (text: string) => string): Row[] =>
  [
    {
      term: say('{Actor}'),
      meaning: say(
        '[A person who may create and confirm {units} at a site. ~ Whoever may enter {units} of a site and make them binding. ~ The role that opens and confirms {units} for its site.]',
      ),
      notToConfuse: say('the {admin}, who sets the rules'),
    },
    {
      term: say('{Other}'),
      meaning: say(
        '[A person {a unit} concerns, who can answer but not create one. ~ Somebody touched by {a unit}: sees it, answers, and starts none. ~ The one on the other side of {a unit}, with the right to answer.]',
      ),
      notToConfuse: null,
    },
    {
      term: say('{N1}'),
      meaning: say(
        '[Something {a unit} refers to; it exists before and after it. ~ Named in {a unit}, yet independent of it. ~ Outlives the {unit} that points to it.]',
      ),
      notToConfuse: say('the {unit} itself'),
    },
    {
      term: say('{N2}'),
      meaning: say(
        '[Kept beside {units}; a change of it may touch several of them. ~ Stored on its own; several {units} may hang on it. ~ Shared by {units}, so that one change reaches many.]',
      ),
      notToConfuse: null,
    },
    {
      term: 'Confirmed',
      meaning: say(
        '[A state in which all rules were checked and the people concerned have been told. ~ Checked against every rule and passed on to those it touches. ~ Binding: the rules were checked, and everyone it touches knows.]',
      ),
      notToConfuse: 'published, which does not exist here',
    },
    {
      term: 'Site',
      meaning: say(
        '[The place or team whose {units} belong together; rights are given per site. ~ Where {units} belong together; whoever has rights has them for a site. ~ A place or a team with its own {units} and its own rights.]',
      ),
      notToConfuse: 'an address',
    },
    {
      term: 'Withdrawn',
      meaning: say(
        '[Ended before it was done, with a reason and a name. A withdrawn {unit} stays readable. ~ Taken back by somebody, for a reason, before its end; it can still be read. ~ Given up with name and reason; nothing of it is erased.]',
      ),
      notToConfuse: 'deleted, which is not possible',
    },
  ].map((row) => ({ ...row, stock: 'term' }));

/** What the words of a document mean: the tracked thing, the people of the idea, then what any product needs. */
export const termLists: Record<string, ListWriter> = {
  term: ({ say, plan, known }) => [
    {
      term: say('{Unit}'),
      meaning: say(
        '[The single thing that is planned, carried out and counted in {product}; it has exactly one state at any time. ~ What {product} counts: one of them, in one state at a time, from its start to its end. ~ The thing this document is about; {product} knows exactly one state for each.]',
      ),
      // Only what has a date can be wished for without one.
      notToConfuse: !isTimed(plan)
        ? null
        : say(
            '[a wish for {a unit}, which has no date yet ~ the mere wish for one, as yet without a date ~ something only asked for and not yet dated]',
          ),
    },
    // What somebody does stands with the roles; that a vet is who does it tells nobody what a vet is.
    ...(plan.features.some(({ stated }) => stated)
      ? usualTerms(say).filter(({ term }) => term === 'Withdrawn')
      : usualTerms(say).filter(
          ({ term }) =>
            !plan.personas.some(({ role, side }) => upperFirst(role) === term && deedsOf(side, plan).length > 0),
        )),
    ...known('term'),
    ...(plan.brief.limits.some(({ kind }) => kind === 'law')
      ? [
          {
            term: 'The law',
            meaning: say(
              '[{Law} in the version in force on the day concerned. ~ {Law}, as it stands on the day in question. ~ {Law} in whichever version holds on that day.]',
            ),
            notToConfuse: null,
          },
        ]
      : []),
  ],
};
