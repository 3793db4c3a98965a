import type { z } from '@hono/zod-openapi'

import type { Caller } from '@/src/api/core/environment'
import { findOne } from '@/src/api/core/resource/find'
import type { Pair } from '@/src/database/translations/store'
import { titleIn } from '../rules/translated'
import { type FieldView, readTranslation } from '../server/read-translation'
import type { Place } from './places'
import type { translation } from './schemas'

const numberOf = (fields: readonly FieldView[], state: FieldView['state']): number =>
  fields.filter((field) => field.state === state).length

/** A document side by side, and as it is read in the language of the translation. */
export type Found = { answer: { data: z.input<typeof translation> }; doc: object }

/** @throws {ApiError} 404 when the caller may not read the document */
export async function answerFor(
  caller: Caller,
  { collection, noun, drafts }: Place,
  id: string,
  pair: Pair,
): Promise<Found> {
  const place = { collection, noun, drafts, search: [] }
  const doc = await findOne(place, caller, id, pair.to)
  const fields = await readTranslation(caller.req, { collection, id }, pair)
  const data = {
    ...{ id, title: titleIn(collection, doc), ...pair, total: fields.length },
    missing: numberOf(fields, 'missing'),
    outdated: numberOf(fields, 'outdated'),
    unreviewed: numberOf(fields, 'unreviewed'),
    fields,
  }
  return { answer: { data }, doc }
}
