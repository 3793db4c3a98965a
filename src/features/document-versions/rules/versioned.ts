import type { Where } from 'payload'

/** The collections whose documents have versions. */
export const VERSIONED = ['pages', 'posts', 'templates', 'navigation', 'footer', 'brands'] as const
export type VersionedCollection = (typeof VERSIONED)[number]

export const isVersioned = (slug: string): slug is VersionedCollection =>
  VERSIONED.some((versioned) => versioned === slug)

/** Whether the documents of a collection are the same in every language, and published as a whole. */
export const isSameInAll = (slug: string): boolean => slug === 'brands'

/** Fields of a document: the id of the account that saved this version, and the locale in which it did. */
export const SAVED_BY = 'savedBy'
export const SAVED_IN = 'savedIn'
/** What somebody called a version, to find it again; null for most. */
export const VERSION_NAME = 'versionName'
export const MAX_VERSION_NAME = 100
/** Of a document; versions with a name are kept beside the newest ones. */
export const MAX_NAMED_VERSIONS = 25
/** Which of the oldest versions of a document may be deleted: not those with a name. */
export const isUnnamed = (collection: string): Where =>
  isVersioned(collection) ? { [`version.${VERSION_NAME}`]: { exists: false } } : {}

/** Of a version that a restore made: the version that was the newest before. */
export const RESTORED_OVER = 'restoredOver'
