/**
 * Defect: every value of an `in` filter is a parameter of its own, and a statement of Postgres has 65,535 at most:
 * filtering by the ids that another query found fails once there are more.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: list-parameters.int.test.ts "Payload cannot filter by more values than a statement can have parameters" fails
 */
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Column, eq, is, sql } from 'drizzle-orm'
import type { DatabaseAdapterObj } from 'payload'

type Within = PostgresAdapter['operators']['in']

const within =
  (original: Within): Within =>
  (column, values) => {
    if (!is(column, Column) || !Array.isArray(values)) return original(column, values)
    // One value is compared as it is: an index then also gives the order of the rows.
    if (values.length === 1) return eq(column, values[0])
    const list = values.map((value) => column.mapToDriverValue(value))
    return sql`${column} = any (${sql.param(list)})`
  }

/** Makes a database adapter send the values of `in` as one parameter. */
export const withListParameters = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    db.operators = { ...db.operators, in: within(db.operators.in) }
    return db
  },
})
