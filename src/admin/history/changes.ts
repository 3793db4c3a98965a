import { dequal } from 'dequal/lite'
import type { FormField, FormState } from 'payload'

import { pathInDocument, pathInForm } from '@/src/admin/document/place-in-form'
import { isRecord } from '@/src/lib/is-record'
import { isAutomatic } from './by-hand'
import { revivedValue } from './revived'

/** A field of a form before and after a change; `place` names rows by their ids. Undefined where the field was not there. */
export type Change = { place: string; before: FormField | undefined; after: FormField | undefined }

const idsOf = (field: FormField): (string | undefined)[] | undefined => field.rows?.map(({ id }) => id)

const isSame = (one: unknown, other: unknown): boolean => one === other || dequal(one ?? null, other ?? null)

/** Whether two states of a field have the same contents. */
export const holdsSame = (one: FormField, other: FormField): boolean => {
  if (one === other) return true
  const rows = [one, other].map((field) => idsOf(field) ?? [])
  return one.rows || other.rows ? isSame(rows[0], rows[1]) : isSame(one.value, other.value)
}

const changesRows = (before: FormState, after: FormState): boolean =>
  Object.keys(after).some((path) => {
    const [one, other] = [before[path], after[path]]
    return one !== other && Boolean(one?.rows ?? other?.rows) && !(one && other && holdsSame(one, other))
  })

const byPlace = (state: FormState): Map<string, FormField> =>
  new Map(Object.entries(state).map(([path, field]) => [pathInDocument(state, path), field]))

/** Whether a form that was loaded again has what a change made. */
export function isLoaded(loaded: FormState, { place, after }: Change): boolean {
  const field = loaded[pathInForm(loaded, place)]
  return field && after ? holdsSame(field, after) : field === after
}

/** What differs in the contents of two states of a form. */
export function changesBetween(before: FormState, after: FormState): Change[] {
  if (!changesRows(before, after))
    return Object.entries(after).flatMap(([path, field]) => {
      const own = before[path]
      return own && holdsSame(own, field)
        ? []
        : [{ place: pathInDocument(after, path), before: own, after: field }]
    })
  const [old, next] = [byPlace(before), byPlace(after)]
  return [...new Set([...old.keys(), ...next.keys()])].flatMap((place) => {
    const change = { place, before: old.get(place), after: next.get(place) }
    return change.before && change.after && holdsSame(change.before, change.after) ? [] : [change]
  })
}

/** Only the server sets them. */
const STAMPS = ['updatedAt', 'createdAt', '_status']

/** Whether the server put a value into the form, or another one was loaded, and no person did. */
const isFromServer = ({ before, after }: Change): boolean =>
  before !== undefined &&
  after !== undefined &&
  !after.rows &&
  isSame(after.value, after.initialValue) &&
  !isSame(before.initialValue, after.initialValue)

/**
 * What of the changes a person made. Fields that only come or go do so with a row, or once the server has rendered it.
 * @param mayBeServer whether the form is being saved, or nothing in it waits to be
 */
export function ownChanges(changes: readonly Change[], mayBeServer: boolean): Change[] {
  const own = changes.filter(
    (change) =>
      !STAMPS.includes(change.place) &&
      !isAutomatic(change.place, change.after?.value) &&
      !(mayBeServer && isFromServer(change)),
  )
  return own.some(({ before, after }) => before && after) ? own : []
}

/** The path in the form of a place, by the rows that are there; null when its row is not. */
function pathIn(fields: ReadonlyMap<string, FormField>, place: string): string | null {
  const path: string[] = []
  const keys = place.split('.')
  for (const [index, key] of keys.entries()) {
    const rows = fields.get(keys.slice(0, index).join('.'))?.rows
    const row = rows?.findIndex(({ id }) => id === key) ?? -1
    if (rows && row < 0) return null
    path.push(row < 0 ? key : String(row))
  }
  return path.join('.')
}

/** A field with the contents that it had, and what else the form knows of it now. */
function withContents(now: FormField, before: FormField): FormField {
  const { rows } = before
  if (!rows && !now.rows) {
    const value = revivedValue(before)
    // An editor of rich text shows another value only where its first one changes too.
    return { ...now, value, ...(isRecord(value) && isRecord(value.root) && { initialValue: value }) }
  }
  const known = new Map((now.rows ?? []).map((row) => [row.id, row]))
  const own = (rows ?? []).map((row) => known.get(row.id) ?? row)
  return { ...now, rows: own, value: own.length, disableFormData: own.length > 0 }
}

/** A form as it was before the changes; what has changed elsewhere in it since stays. */
export function takeBack(state: FormState, changes: readonly Change[]): FormState {
  const fields = byPlace(state)
  for (const { place, before } of changes) {
    const now = fields.get(place)
    if (!before) fields.delete(place)
    else fields.set(place, now ? withContents(now, before) : before)
  }
  return Object.fromEntries(
    [...fields].flatMap(([place, field]) => {
      const path = pathIn(fields, place)
      return path === null ? [] : [[path, field]]
    }),
  )
}
