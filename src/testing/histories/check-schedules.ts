import { sql } from '@payloadcms/db-postgres'
import { expect } from 'vitest'

import { LOCALES, type Locale } from '@/src/lib/constants'
import type { History } from './history'

type Planned = { locale: Locale; action: 'publish' | 'unpublish'; at: number; hasFailed: boolean }

const inOrder = (planned: readonly Planned[]): string[] =>
  planned
    .map(({ locale, action, at, hasFailed }) => `${locale} ${action} ${at}${hasFailed ? ' failed' : ''}`)
    .toSorted()

async function storedFor({ payload, id }: History): Promise<Planned[]> {
  type Row = Omit<Planned, 'at'> & { at: string | Date }
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    SELECT locale, action, due_at AS at, problem IS NOT NULL AS "hasFailed" FROM schedules
    WHERE coalesce(page_id, post_id) = ${id}`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).valueOf() }))
}

/** What is planned for each language of a document is what the model says, and nothing else. */
export async function checkSchedules(history: History): Promise<void> {
  const expected = LOCALES.flatMap((locale): Planned[] => {
    const { due, ends, hasFailed } = history.model.languages[locale]
    return [
      ...(due === null ? [] : [{ locale, action: 'publish' as const, at: due, hasFailed }]),
      ...(ends === null ? [] : [{ locale, action: 'unpublish' as const, at: ends, hasFailed: false }]),
    ]
  })
  expect(inOrder(await storedFor(history)), 'what is planned').toEqual(inOrder(expected))
}
