/** What the server's log calls an error that happened there; what happened in the browser has none. */
export const errorDigest = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined
