import { unstable_cache } from 'next/cache'

/** Next's limit of tags per entry. */
const MAX_TAGS = 128

/** At least 1: unstable_cache rejects 0. */
const secondsUntil = (date: Date): number => Math.max(1, Math.ceil((date.getTime() - Date.now()) / 1000))

/**
 * Tags the page that is being rendered, so that announcing one of the tags invalidates it. Next adds the tags of each
 * cached read to the page; this read has no other purpose.
 * @param until when the page expires without an announcement
 */
export async function tagRoute(tags: readonly string[], until: Date | null = null): Promise<void> {
  const unique = [...new Set(tags)].slice(0, MAX_TAGS)
  const options = { tags: unique, ...(until && { revalidate: secondsUntil(until) }) }
  await unstable_cache(() => Promise.resolve(null), ['tags', ...unique], options)()
}
