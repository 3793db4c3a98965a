import { ValidationError } from 'payload'

import { fromValidation } from './from-error'

/**
 * Where a body has what Payload knows by another path: `{ 'recipients.*.email': 'recipients.*' }`. `*` is the place in a
 * list; what lies below a path goes with it, and '' is all that is not named. Null: the body has nothing of it.
 */
export type FieldNames = Readonly<Record<string, string | null>>

/** The tenant is never in a body; an index over several columns names it all the same. */
const EVERYWHERE: FieldNames = { tenant: null }

const ROW = /^\d+$/

/** The path in the body of Payload's path of a value; null when the body has none. */
export function publishedPath(path: string, names: FieldNames = {}): string | null {
  const known = { ...EVERYWHERE, ...names }
  const segments = path.split('.')
  const general = segments.map((segment) => (ROW.test(segment) ? '*' : segment))
  for (let length = segments.length; length > 0; length -= 1) {
    const name = known[general.slice(0, length).join('.')]
    if (name === null) return null
    if (name === undefined) continue
    const rows = segments.filter((segment) => ROW.test(segment))
    const renamed = name.split('.').map((segment) => (segment === '*' ? (rows.shift() ?? segment) : segment))
    return [...renamed, ...segments.slice(length)].join('.')
  }
  return known[''] === null ? null : path
}

/** Does work whose errors of validation then name values as the body does. */
export async function namingFields<T>(names: FieldNames | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw fromValidation(error, (path) => publishedPath(path, names))
  }
}
