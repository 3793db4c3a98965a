import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js'

/**
 * Expires the pages with any of the tags in Next's page cache. `revalidateTag` writes to the same map, but only at the end
 * of a request that Next handles.
 */
export function expirePages(tags: readonly string[]): void {
  const expired = Date.now()
  for (const tag of tags) tagsManifest.set(tag, { ...tagsManifest.get(tag), expired })
}
