/** Browsers ask again each time; a cache in front may hold the answer, purges it by its tags, and forgets it soon. */
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600'

export const PRIVATE = 'private, no-store'

/** Lets shared caches hold a public answer until one of its tags is announced. */
export function hoistSchema(headers: Headers, tags: readonly string[]): void {
  headers.set('cache-control', SHARED)
  headers.set('cache-tag', [...new Set(tags)].join(','))
}
