const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Postgres throws on a document id that is not a UUID. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
