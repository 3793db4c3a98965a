/**
 * Defect: Payload looks up the collection in a path and the type of a block in objects, with their prototypes: for
 * `constructor` it finds a function, fails on it, and fails again while it responds to that error.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: bare-tables.int.test.ts "Payload finds a collection for every name that an object has" fails
 */
import type { Payload } from 'payload'

/** Leaves the tables of collections and blocks no other names than those of the collections and blocks. */
export function withBareTables(payload: Payload): void {
  for (const table of [payload.collections, payload.blocks]) Object.setPrototypeOf(table, null)
}
