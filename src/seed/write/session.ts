import type { Payload, PayloadRequest } from 'payload'

/** The seed runs as the system on an empty database, without access control. */
export const asSystem = { overrideAccess: true } as const

/** A new request in the transaction of the seed, because an upload leaves its file on the request. */
export const inTransaction = ({ transactionID, context }: PayloadRequest): Partial<PayloadRequest> => ({
  ...(transactionID !== undefined && { transactionID }),
  context,
})

/** The ids of the locales, which a migration creates. */
export async function localeIds(payload: Payload, req: PayloadRequest): Promise<Map<string, string>> {
  const { docs } = await payload.find({ collection: 'locales', pagination: false, req, ...asSystem })
  return new Map(docs.map(({ code, id }) => [code, id]))
}

/** @throws {Error} naming the key when it is missing */
export function getOrThrow<T>(map: ReadonlyMap<string, T>, key: string, what: string): T {
  const value = map.get(key)
  if (value === undefined) throw new Error(`The seed refers to a ${what} that it does not define: ${key}`)
  return value
}
