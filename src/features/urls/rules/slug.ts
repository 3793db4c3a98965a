import slugify from '@sindresorhus/slugify'

import { isViewSegment } from './blog-paths'

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
  !isViewSegment(value.split('/'))

/** Latin letters with marks: in Dutch a diaeresis separates vowels, and slugify would make a German umlaut of it. */
const withoutMarks = (title: string): string =>
  title.normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')

/** Signs for which slugify has English words. */
const WORDLESS = ['&', '🦄', '♥']

/** A title as a slug: `Eén adres, één rij` → `een-adres-een-rij`. Empty when it has no letter or digit that has a Latin form. */
export const toSlug = (title: string): string =>
  slugify(withoutMarks(title), {
    decamelize: false,
    customReplacements: WORDLESS.map((sign) => [sign, ' ']),
  })
    .slice(0, MAX_SEGMENT_CHARACTERS)
    .replace(/-$/, '')

const COPY = '-copy'

/** The slug of a copy: its last part says so, and is no longer than one may be. */
export function slugOfCopy(slug: string): string {
  const start = slug.lastIndexOf('/') + 1
  const last = slug.slice(start, start + MAX_SEGMENT_CHARACTERS - COPY.length).replace(/-$/, '')
  return `${slug.slice(0, start)}${last}${COPY}`
}
