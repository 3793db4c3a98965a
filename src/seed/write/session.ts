import type { Payload, PayloadRequest } from 'payload'

/** The seed acts for nobody: it fills an empty database, so access control is off. */
export const asSystem = { overrideAccess: true } as const

/** A fresh request inside the seed's transaction: an upload leaves its file on the request it came with. */
export const inTransaction = ({ transactionID, context }: PayloadRequest): Partial<PayloadRequest> => ({
  ...(transactionID !== undefined && { transactionID }),
  context,
})

/** The ids of the languages, which a migration has written. */
export async function localeIds(payload: Payload, req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'locales', pagination: false, req, ...asSystem })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

/** `map.get(key)`, or an error that names what is missing. */
export function getOrThrow<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The seed refers to a ${what} that it does not define: ${key}`)
  return value
}
