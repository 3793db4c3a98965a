import { ValidationError } from 'payload'

import { fromValidation } from './from-error'

/**
 * Maps Payload's field paths to body paths: `{ 'recipients.*.email': 'recipients.*' }`. `*` is an index; deeper paths
 * follow their parent, '' matches all other paths. Null: the body has no such field.
 */
export type FieldNames = Readonly<Record<string, string | null>>

/** The tenant is never in a body, but errors of composite unique indexes name it. */
const EVERYWHERE: FieldNames = { tenant: null }

const ROW = /^\d+$/

/** The body path for a path of Payload; null when the body has none. */
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

/** Runs `work`; its validation errors then name fields by their body paths. */
export async function namingFields<T>(names: FieldNames | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw fromValidation(error, (path) => publishedPath(path, names))
  }
}
