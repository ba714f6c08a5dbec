const PART_NAMES: Record<string, string> = {
  'meta.title': 'a title of at least two characters',
  'meta.slug': 'a title that can stand in an address',
  'business.summary': 'a summary',
  'business.goals': 'three goals with metric, target and deadline',
  non_goals: 'what is not a goal',
  'scope.in': 'what is in scope',
  'scope.out': 'what is out of scope',
  features: 'at least five features, each with a story',
  nfrs: 'at least five quality requirements',
  'analytics_plan.events': 'the events to be counted',
  'analytics_plan.primary_metric': 'the one measure that decides',
  release_plan: 'milestones with dates',
  open_questions: 'open questions with an owner and a date',
};

/** Says what a PRD lacks for its structured form, which is made only from what has been written. */
export function MissingParts({ parts }: { parts: readonly string[] }) {
  if (parts.length === 0) return null;
  return (
    <aside className="mt-12 border-t pt-5 text-sm text-quiet">
      <p className="font-semibold text-ink">Not a complete PRD yet</p>
      <p className="pt-1">
        Its structured form is made once the document also has {list(parts.map((part) => PART_NAMES[part] ?? part))}.
      </p>
    </aside>
  );
}

function list(items: string[]): string {
  return new Intl.ListFormat('en-GB').format(items);
}
