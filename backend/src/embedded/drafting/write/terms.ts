import { deedsOf } from './deed-groups.js';
import type { ListWriter, Row } from './draft.js';
import { upperFirst } from '../language.js';
import { definitionsIn } from '../read/definitions.js';

const unitTerm = (say: (text: string) => string): Row => ({
  term: say('{Unit}'),
  meaning: say('[The main record in {product}. ~ One record in {product}, from start to finish.]'),
  notToConfuse: null,
});

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

/** The words that the idea explains itself; who does what with a thing stands with the thing. Where it tells no deeds, those that any product needs. */
export const termLists: Record<string, ListWriter> = {
  term: ({ say, plan }) => [
    ...definitionsIn(plan.brief.sentences).map((one): Row => ({ ...one, notToConfuse: null })),
    ...(plan.features.some(({ stated }) => stated)
      ? []
      : [
          unitTerm(say),
          ...usualTerms(say).filter(
            ({ term }) =>
              !plan.personas.some(({ role, side }) => upperFirst(role) === term && deedsOf(side, plan).length > 0),
          ),
        ]),
  ],
};
