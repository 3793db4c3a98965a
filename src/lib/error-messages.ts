/** Texts of the error catalogue, verbatim (Behaviour: error-catalogue). */

/** An unmatched route; not fatal. */
export const pageNotFound = (path: string): string => `Page not found: ${path}`
/** A missing document: renders the error page with status 404. */
export const fatalPageNotFound = (path: string): string => `Page Not Found: ${path}`

export const UNKNOWN_DOMAIN = 'Unknown domain'
export const LAYOUT_NOT_LOADED = '[layout-theme] Failed to load layout or domain data'

export type ErrorFacts = { readonly status: number; readonly message: string }

/** Errors without a status and message become `DEFAULT_ERROR` (Behaviour: error-default). */
export const NOT_FOUND = { status: 404, message: 'Page Not Found' } as const
export const GONE = { status: 410, message: 'Gone' } as const
export const DEFAULT_ERROR = { status: 500, message: 'Internal Server Error' } as const
