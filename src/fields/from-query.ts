import type { PayloadRequest } from 'payload'

/** A default that the address of the form names: `/admin/redirects/new?from=/oud` fills in `from`. */
export const fromQuery =
  (name: string) =>
  ({ req }: { req: PayloadRequest }): string | undefined => {
    const value: unknown = req.query?.[name]
    return typeof value === 'string' ? value : undefined
  }
