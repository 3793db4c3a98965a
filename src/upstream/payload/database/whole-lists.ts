import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { Column, is, sql } from 'drizzle-orm'
import type { DatabaseAdapterObj } from 'payload'

type Within = PostgresAdapter['operators']['in']

const within =
  (eachApart: Within): Within =>
  (column, values) => {
    if (!is(column, Column) || !Array.isArray(values)) return eachApart(column, values)
    const list = values.map((value) => column.mapToDriverValue(value))
    return sql`${column} = any (${sql.param(list)})`
  }

/**
 * Makes a database adapter send the values of `in` as one parameter. Of these a statement has at most 65,535, and Payload
 * sends each value as one: who filters by the ids of what another query found may have found more.
 */
export const sendingWholeLists = (
  adapter: DatabaseAdapterObj<PostgresAdapter>,
): DatabaseAdapterObj<PostgresAdapter> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    db.operators = { ...db.operators, in: within(db.operators.in) }
    return db
  },
})
