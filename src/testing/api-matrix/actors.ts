import type { Payload } from 'payload'

import { tokenOf } from '../api'
import { createCompany, createPerson, type Person } from '../tenants'
import type { MatrixContext } from './row'
import type { Actor } from './statuses'

/** A tenant, another one, and the actors; created once for the rows of a file. */
export type TestActors = {
  world: MatrixContext
  tokenFor: (actor: Actor, ownSession: boolean) => Promise<string | undefined>
  personOf: (actor: Actor) => Person | undefined
}

/** Shared by all files, because creating a person is slow: it hashes a password. */
async function outsidersIn(payload: Payload) {
  const [other, noRole, superAdmin] = await Promise.all([
    createCompany(payload),
    createPerson(payload),
    createPerson(payload, { superAdmin: true }),
  ])
  return { other, noRole, superAdmin }
}

/** Returns a function that creates a cast with a tenant of its own. */
export function createTestActors(payload: Payload): () => Promise<TestActors> {
  const outsiders = outsidersIn(payload)
  const tokens = new Map<string, Promise<string>>()
  const tokenOnce = (person: Person): Promise<string> => {
    const token = tokens.get(person.id) ?? tokenOf(payload, person)
    tokens.set(person.id, token)
    return token
  }
  return async () => {
    const { other, noRole, superAdmin } = await outsiders
    const company = await createCompany(payload)
    const { admin, editor, viewer } = company
    const people = { noRole, admin, editor, viewer, foreignAdmin: other.admin, superAdmin }
    const personOf = (actor: Actor) => (actor === 'anonymous' ? undefined : people[actor])
    return {
      world: { payload, company, other },
      tokenFor: async (actor, ownSession) => {
        const person = personOf(actor)
        return person && (ownSession ? tokenOf(payload, person) : tokenOnce(person))
      },
      personOf,
    }
  }
}
