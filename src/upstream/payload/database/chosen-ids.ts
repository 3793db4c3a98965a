/**
 * Defect: an operation can choose the id of the document that it creates only if every client may do so for every document
 * (`allowIDOnCreate`).
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: chosen-ids.int.test.ts "Payload ignores an id that an operation chooses" fails
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'

/** Key of `req.context`: the id of the account that this operation creates. */
export const CHOSEN_ID = 'chosenId'

/** Gives a new account the id that is chosen in the context of its request. */
export const withChosenIds = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { create } = db
    const permissive = Object.create(db, { allowIDOnCreate: { value: true } }) as PostgresAdapter
    db.create = (options) => {
      const id = options.collection === 'users' ? options.req?.context?.[CHOSEN_ID] : undefined
      return typeof id === 'string'
        ? create.call(permissive, { ...options, data: { ...options.data, id } })
        : create.call(db, options)
    }
    return db
  },
})
