import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/** Set by src/cache/page-cache.ts. */
const LATEST = Symbol.for('gevel.latest-page')

/**
 * Expires the pages with any of the tags in Next's page cache. `revalidateTag` writes to the same map, but only at the end
 * of a request that Next handles.
 */
export function expirePages(tags: readonly string[]): void {
  const latest: unknown = Reflect.get(globalThis, LATEST)
  const expired = Math.max(Date.now(), typeof latest === 'number' ? latest : 0)
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
}
