const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether it can be the id of a document, for Postgres takes no other. */
export const isUuid = (value: unknown): value is string => typeof value === 'string' && UUID.test(value)
