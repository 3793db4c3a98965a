import type { PayloadRequest } from 'payload'

/** A default value from the query of the create form: `/admin/redirects/new?from=/oud` fills in `from`. */
export const fromQuery =
  (name: string) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const value: unknown = req.query?.[name]
    return typeof value === 'string' ? value : undefined
  }
