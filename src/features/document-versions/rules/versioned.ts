/** The collections whose documents have versions. */
export const VERSIONED = ['pages', 'posts', 'templates'] as const
export type VersionedCollection = (typeof VERSIONED)[number]

export const isVersioned = (slug: string): slug is VersionedCollection =>
  VERSIONED.some((versioned) => versioned === slug)

/** Fields of a document: the id of the account that saved this version, and the locale in which it did. */
export const SAVED_BY = 'savedBy'
export const SAVED_IN = 'savedIn'
