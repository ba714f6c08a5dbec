import type { TemplateSection } from '@specforge/document';
import { sum } from './report.ts';

/** What no schedule can beat: the heaviest chain of sections, or all of the work shared by the slots. */
export function lowerBound(
  sections: readonly Pick<TemplateSection, 'key' | 'dependsOn'>[],
  durations: ReadonlyMap<string, number>,
  slots: number,
): number {
  const ends = new Map<string, number>();
  const end = (key: string): number => {
    const known = ends.get(key);
    if (known !== undefined) return known;
    const before = sections.find((section) => section.key === key)?.dependsOn ?? [];
    const time = (durations.get(key) ?? 0) + Math.max(0, ...before.map(({ id }) => end(id)));
    ends.set(key, time);
    return time;
  };
  const criticalPath = Math.max(...sections.map(({ key }) => end(key)));
  return Math.max(criticalPath, sum([...durations.values()]) / slots);
}
