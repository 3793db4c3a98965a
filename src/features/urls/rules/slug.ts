import { namesView } from './blog-paths'

export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
/** Slugs with slashes between them. */
export const SLUG_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*$/
export const MAX_SEGMENT_CHARACTERS = 63
export const MAX_SLUG_CHARACTERS = 200

/** Whether the value is one URL segment of lower-case letters, digits and single hyphens, at most 63 characters. */
export const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MAX_SEGMENT_CHARACTERS && SLUG.test(value)

/** Whether the value is one or several slugs with slashes between them: `why`, `2024/payload/why`. */
export const isSlugPath = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_SLUG_CHARACTERS &&
  value.split('/').every(isSlug) &&
  !namesView(value.split('/'))

/** A title as a slug: `Eén adres, één rij` → `een-adres-een-rij`. */
export const toSlug = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SEGMENT_CHARACTERS)
    .replace(/^-+|-+$/g, '')

const COPY = '-copy'

/** The slug of a copy: its last part says so, and is no longer than one may be. */
export function copiedSlug(slug: string): string {
  const start = slug.lastIndexOf('/') + 1
  const last = slug.slice(start, start + MAX_SEGMENT_CHARACTERS - COPY.length).replace(/-$/, '')
  return `${slug.slice(0, start)}${last}${COPY}`
}
