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

/** Removes diacritics of Latin letters: slugify would treat a Dutch diaeresis as a German umlaut (`ö` → `oe`). */
const withoutMarks = (title: string): string =>
  title.normalize('NFKD').replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')

/** Characters that slugify would replace by English words. */
const DROPPED_CHARACTERS = ['&', '🦄', '♥']

/** A title as a slug: `Eén adres, één rij` → `een-adres-een-rij`. Empty when nothing can be transliterated. */
export const toSlug = (title: string): string =>
  slugify(withoutMarks(title), {
    decamelize: false,
    customReplacements: DROPPED_CHARACTERS.map((sign) => [sign, ' ']),
  })
    .slice(0, MAX_SEGMENT_CHARACTERS)
    .replace(/-$/, '')

const COPY = '-copy'
const COPIED = new RegExp(`(?<!^|/)${COPY}(?:-\\d+)?$`)

/** The slug of a copy: its last segment ends in `-copy` or `-copy-2`, within the maximum length. */
export function slugOfCopy(slug: string, number = 1): string {
  const suffix = number === 1 ? COPY : `${COPY}-${number}`
  const base = slug.replace(COPIED, '')
  const start = base.lastIndexOf('/') + 1
  const last = base.slice(start, start + MAX_SEGMENT_CHARACTERS - suffix.length).replace(/-$/, '')
  return `${base.slice(0, start)}${last}${suffix}`
}
