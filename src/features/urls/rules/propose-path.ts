import { toSlug } from './slug'

/** Enough numbers for pages of one title below one page. */
const MAX_NUMBER = 50

/** The path of the page above: `/diensten/web` → `/diensten`; empty at the top. */
export const parentPath = (path: string): string => path.slice(0, path.lastIndexOf('/'))

/**
 * The paths to propose for a page with this title below `parent`, in order: `/over-ons`, `/over-ons-2`, …
 * None when the title has nothing that a path can have.
 */
export function proposedPaths(title: string, parent: string): string[] {
  const slug = toSlug(title)
  if (slug === '') return []
  const first = `${parent}/${slug}`
  return [first, ...Array.from({ length: MAX_NUMBER - 1 }, (_, index) => `${first}-${index + 2}`)]
}
