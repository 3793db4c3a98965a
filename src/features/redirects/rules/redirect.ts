/** Whether a redirect is for its path alone, or for all below it too. */
export const REDIRECT_MATCHES = ['exact', 'prefix'] as const
export type RedirectMatch = (typeof REDIRECT_MATCHES)[number]

export const REDIRECT_ORIGINS = ['manual', 'slug-change', 'import', 'legacy'] as const

/** What a new redirect has where nothing else is chosen. */
export const REDIRECT_DEFAULTS = { match: 'exact', keepQuery: true, enabled: true } as const satisfies {
  match: RedirectMatch
  [field: string]: unknown
}
