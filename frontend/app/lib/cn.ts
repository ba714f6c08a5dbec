import { clsx } from 'clsx';
import type { ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({ extend: { theme: { radius: ['control', 'card'], shadow: ['float'] } } });

/** Joins class names; of two Tailwind classes for one property the later wins. */
export function cn(...values: ClassValue[]): string {
  return merge(clsx(values));
}
