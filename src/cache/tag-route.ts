import { unstable_cache } from 'next/cache'

/** A tag list may hold 128 entries; what does not fit is covered by the site's own tags being dropped less precisely. */
const MAX_TAGS = 128

/** Seconds until then, at least one. */
const secondsUntil = (moment: Date): number => Math.max(1, Math.ceil((moment.getTime() - Date.now()) / 1000))

/**
 * Makes the page that is being rendered depend on `tags`: announcing one of them drops it from the page cache.
 * Next attaches the tags of every cached read to the page that reads it, and this read has nothing but tags.
 * @param until when the page is to be drawn again although nobody announced anything
 */
export async function tagRoute(tags: readonly string[], until: Date | null = null): Promise<void> {
  const unique = [...new Set(tags)].slice(0, MAX_TAGS)
  const options = { tags: unique, ...(until && { revalidate: secondsUntil(until) }) }
  await unstable_cache(() => Promise.resolve(null), ['tags', ...unique], options)()
}
