import type { ClientField, FormState } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

import { pathInForm } from '@/src/admin/document/place-in-form'
import { type Form, kindOf, rowTitle, translated } from '@/src/admin/rows/row-title'
import type { Change } from './changes'

/** What was done, and to what, so that a person knows it: a field, or a row of a list. */
export type Described = {
  act: 'changed' | 'added' | 'removed' | 'moved'
  name: string
  /** Where it is in the document. */
  place: string
}

const rowsOf = (change: Change): boolean => Boolean(change.before?.rows ?? change.after?.rows)

/** The change that the others came with: that of a list, else the first. */
const mainOf = (changes: readonly Change[]): Change | undefined =>
  changes.find((change) => change.before && change.after && rowsOf(change)) ??
  changes.find(({ before, after }) => before && after)

const idsOf = (field: Change['before']): string[] => (field?.rows ?? []).map(({ id }) => id)

/** The row of a list that a person added, removed or moved. */
function changedRow(change: Change): { act: Described['act']; id: string } {
  const [before, after] = [idsOf(change.before), idsOf(change.after)]
  const added = after.find((id) => !before.includes(id))
  const removed = before.find((id) => !after.includes(id))
  if (added !== undefined) return { act: 'added', id: added }
  if (removed !== undefined) return { act: 'removed', id: removed }
  const first = before.findIndex((id, index) => id !== after[index])
  const [old = '', now = ''] = [before[first], after[first]]
  return { act: 'moved', id: after[first + 1] === old ? now : old }
}

/** The fields that have data in them, whatever they stand in; Payload adds to the types of clients those of the server. */
const dataFields = (fields: readonly ClientField[]): ClientField[] =>
  flattenTopLevelFields([...fields]) as ClientField[]

/** The labels of the fields and rows along a path of the form, as a person sees them. */
function trailTo(form: Form, fields: readonly ClientField[], path: string, prefix = ''): string[] {
  const [name = '', ...rest] = path.split('.')
  const field = dataFields(fields).find((one) => 'name' in one && one.name === name)
  if (!field) return []
  const own = prefix + name
  const [index] = rest
  const row = index === undefined ? undefined : form.state[own]?.rows?.[Number(index)]
  const kind = row ? kindOf(form, field, row.blockType) : null
  if (kind) {
    const inside = `${own}.${index}.`
    const title = rowTitle(form, kind, inside, Number(index))
    return [title, ...trailTo(form, kind.fields, rest.slice(1).join('.'), inside)]
  }
  const label = 'label' in field ? translated(field.label, form.i18n) : ''
  const inner = 'fields' in field ? trailTo(form, field.fields, rest.join('.'), `${own}.`) : []
  return [label, ...inner].filter(Boolean)
}

type States = { before: FormState; after: FormState }

/** What a person calls a step. */
export function describeStep(
  changes: readonly Change[],
  { before, after }: States,
  form: Omit<Form, 'state'>,
  fields: readonly ClientField[],
): Described {
  const main = mainOf(changes)
  const row = main && rowsOf(main) ? changedRow(main) : null
  const place = [main?.place ?? '', row?.id].filter(Boolean).join('.')
  const state = row?.act === 'removed' ? before : after
  const name = trailTo({ ...form, state }, fields, pathInForm(state, place)).join(' › ')
  return { act: row?.act ?? 'changed', name, place }
}
