/** Browsers always revalidate; a CDN may store the response, purges it by its tags, and expires it soon. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'

export const PRIVATE = 'private, no-store'

/** Lets shared caches store a public response until one of its tags is invalidated. */
export function allowSharedCaching(headers: Headers, tags: readonly string[]): void {
  headers.set('cache-control', SHARED)
  headers.set('cache-tag', [...new Set(tags)].join(','))
}
