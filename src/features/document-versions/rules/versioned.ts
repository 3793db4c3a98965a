/** The collections whose documents have versions. */
export const VERSIONED = ['pages', 'posts', 'templates'] as const
export type VersionedCollection = (typeof VERSIONED)[number]

export const isVersioned = (slug: string): slug is VersionedCollection =>
  VERSIONED.some((versioned) => versioned === slug)
