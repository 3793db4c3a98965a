import type { ClientField } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'

/** Whether the field at a path, which names rows by their ids, is one of plain text that a person may change. */
export function isPlainText(fields: readonly ClientField[], path: string): boolean {
  const [name, ...rest] = path.split('.')
  const field = flattenTopLevelFields([...fields]).find((one) => 'name' in one && one.name === name)
  if (!field) return false
  if (field.type === 'text' || field.type === 'textarea')
    return rest.length === 0 && !('hasMany' in field && field.hasMany) && field.admin?.readOnly !== true
  const inner = field.type === 'array' ? rest.slice(1) : rest
  return 'fields' in field && isPlainText(field.fields, inner.join('.'))
}
