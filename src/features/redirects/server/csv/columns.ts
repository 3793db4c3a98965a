/** The columns of a file of redirects, in the order in which it is written; `from` alone has to be there. */
export const COLUMNS = ['from', 'to', 'status', 'match', 'domain', 'keepQuery', 'enabled'] as const
export type Column = (typeof COLUMNS)[number]

/** The most lines that are imported at once. */
export const MAX_LINES = 10_000
