/** Whether a redirect matches only its path, or everything below it too. */
export const REDIRECT_MATCHES = ['exact', 'prefix'] as const
export type RedirectMatch = (typeof REDIRECT_MATCHES)[number]

export const REDIRECT_ORIGINS = ['manual', 'slug-change', 'import', 'legacy'] as const

/** Defaults of a new redirect. */
export const REDIRECT_DEFAULTS = { match: 'exact', keepQuery: true, enabled: true } as const satisfies {
  match: RedirectMatch
  [field: string]: unknown
}
