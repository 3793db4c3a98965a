import type { ClientBlock, ClientField, FormState } from 'payload'
import { fieldAffectsData, flattenTopLevelFields } from 'payload/shared'

import { COPIED_FROM, writeSource } from '@/src/features/templates/rules/copied-from'
import { isRecord } from '@/src/lib/is-record'
import { rowIds, withNewIds } from '@/src/lib/row-ids'

/** A block as `addFieldRow` takes it. */
export type NewRow = { blockType: string; fields: FormState }

const contents = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true })

/** The state of fields, by their paths. @param path ends with a dot, or is empty */
function stateOf(fields: readonly ClientField[], data: Record<string, unknown>, path: string): FormState {
  const state: FormState = {}
  for (const field of flattenTopLevelFields(fields as ClientField[])) {
    const name = fieldAffectsData(field) ? field.name : undefined
    if (name === undefined || !fieldAffectsData(field)) continue
    const value = data[name]
    if (field.type === 'group')
      Object.assign(state, stateOf(field.fields, isRecord(value) ? value : {}, `${path}${name}.`))
    else if (field.type === 'array') {
      const rows = Array.isArray(value) ? value.filter(isRecord) : []
      state[`${path}${name}`] = {
        ...contents(rows.length),
        disableFormData: rows.length > 0,
        rows: rows.map(({ id }) => ({ id: String(id) })),
      }
      for (const [index, row] of rows.entries()) {
        const at = `${path}${name}.${index}.`
        Object.assign(state, { [`${at}id`]: contents(row.id) }, stateOf(field.fields, row, at))
      }
    } else state[`${path}${name}`] = contents(value)
  }
  return state
}

/** The blocks of a template for a form, with new ids, and with where their texts in other languages are. */
export function formRows(
  template: string,
  stored: readonly unknown[],
  blocks: Partial<Record<string, ClientBlock>>,
): NewRow[] {
  const ids = Object.fromEntries(rowIds(stored).map((id) => [id, crypto.randomUUID()]))
  const rows = withNewIds(stored, ids) as unknown[]
  return rows.filter(isRecord).flatMap((row) => {
    const blockType = String(row.blockType)
    const block = blocks[blockType]
    if (!block) return []
    const source = { template, ids }
    const fields = {
      ...stateOf(block.fields, row, ''),
      id: contents(row.id),
      [COPIED_FROM]: contents(writeSource(source)),
    }
    return [{ blockType, fields }]
  })
}
