/** The status of a save of another version than the newest. */
export const STALE = 412

/** The name of a version in an `If-Match` header. */
export const versionTag = (updatedAt: string): string => `"${updatedAt}"`
