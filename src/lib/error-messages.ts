/** Texts of the error catalogue that several parts of the product use, to the letter (Behaviour: error-catalogue). */

/** An unmatched route: told to whoever asked for the path, and nothing breaks. */
export const pageNotFound = (path: string): string => `Page not found: ${path}`
/** The document that was asked for is not there: the error page takes its place, with status 404. */
export const fatalPageNotFound = (path: string): string => `Page Not Found: ${path}`

export const UNKNOWN_DOMAIN = 'Unknown domain'
export const LAYOUT_NOT_LOADED = '[layout-theme] Failed to load layout or domain data'

/** What any error page is given. */
export type ErrorFacts = { readonly status: number; readonly message: string }

/** Any status but 404 without a message of its own is the second (Behaviour: error-default). */
export const NOT_FOUND = { status: 404, message: 'Page Not Found' } as const
export const GONE = { status: 410, message: 'Gone' } as const
export const DEFAULT_ERROR = { status: 500, message: 'Internal Server Error' } as const
