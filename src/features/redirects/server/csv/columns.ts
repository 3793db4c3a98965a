/** The columns of a redirects file, in the order of an export; only `from` is required. */
export const COLUMNS = ['from', 'to', 'status', 'match', 'domain', 'keepQuery', 'enabled'] as const
export type Column = (typeof COLUMNS)[number]

/** The maximum number of lines of an import. */
export const MAX_LINES = 10_000
