/** The id of a server error in the log; browser errors have none. */
export const errorDigest = (error: unknown): string | undefined =>
  error instanceof Error && 'digest' in error && typeof error.digest === 'string' ? error.digest : undefined
