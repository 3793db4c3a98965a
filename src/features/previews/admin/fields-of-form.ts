import type { ClientField, FormState } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

import { isUuid } from '@/src/lib/uuid'

type Field = ReturnType<typeof flattenTopLevelFields<ClientField>>[number]

/** The field at a path within a block or a document; rows are named by anything. */
export function fieldAt(fields: readonly ClientField[], path: string): Field | null {
  const [name, ...rest] = path.split('.')
  const field = flattenTopLevelFields([...fields]).find((one) => 'name' in one && one.name === name)
  if (!field || rest.length === 0) return field ?? null
  const inner = field.type === 'array' ? rest.slice(1) : rest
  return 'fields' in field ? fieldAt(field.fields, inner.join('.')) : null
}

/** Whether it is one of plain text that a person may change. */
export const isPlainText = (field: Field | null): boolean =>
  (field?.type === 'text' || field?.type === 'textarea') &&
  !('hasMany' in field && field.hasMany) &&
  field.admin?.readOnly !== true

/** Whether it is one of a single image that a person may change. */
export const isImage = (field: Field | null): boolean =>
  field?.type === 'upload' &&
  field.relationTo === 'media' &&
  field.hasMany !== true &&
  field.admin?.readOnly !== true

type FieldsOf = {
  document: readonly ClientField[]
  /** Of a type of block. */
  block: (type: string) => readonly ClientField[]
}

/** The ids of the images in a form, each once. */
export function imagesIn(state: FormState, { document, block }: FieldsOf): string[] {
  const ids = Object.entries(state).flatMap(([path, { value }]) => {
    if (!isUuid(value)) return []
    const [list, index, ...rest] = path.split('.')
    const type = list === 'blocks' && rest.length > 0 ? state.blocks?.rows?.[Number(index)]?.blockType : null
    const field = type ? fieldAt(block(type), rest.join('.')) : fieldAt(document, path)
    return isImage(field) ? [value] : []
  })
  return [...new Set(ids)]
}
