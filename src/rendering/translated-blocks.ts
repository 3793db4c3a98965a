import type { FieldAffectingData, FlattenedBlock, FlattenedField } from 'payload'

type Row = Record<string, unknown>

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** A text that must be filled in every language. One that only some variants ask for says nothing. */
export const isRequiredLocalizedText = (field: FieldAffectingData | FlattenedField): boolean =>
  'localized' in field &&
  field.localized === true &&
  'required' in field &&
  field.required === true &&
  !field.admin?.condition

const hasItsTexts = (row: Row, fields: FlattenedField[]): boolean =>
  fields.filter(isRequiredLocalizedText).every((field) => 'name' in field && !isEmpty(row[field.name]))

/** The row without the rows inside it that lack their texts; null when it lacks its own. */
function prune(row: Row, fields: FlattenedField[]): Row | null {
  if (!hasItsTexts(row, fields)) return null
  const arrays = fields.filter((field) => field.type === 'array')
  const pruned = arrays.map(({ name, flattenedFields }) => {
    const rows = Array.isArray(row[name]) ? (row[name] as Row[]) : []
    return [name, rows.map((item) => prune(item, flattenedFields)).filter((item) => item !== null)] as const
  })
  return { ...row, ...Object.fromEntries(pruned) }
}

/**
 * The blocks that can be shown in the language they were read in. Languages share the structure of a page, so a
 * block added in one has no text yet in another; there it is left out instead of standing empty.
 */
export function translatedBlocks<T extends { blockType: string }>(
  blocks: readonly T[],
  configs: readonly FlattenedBlock[],
): T[] {
  return blocks.flatMap((block) => {
    const config = configs.find(({ slug }) => slug === block.blockType)
    const shown = config ? prune(block, config.flattenedFields) : null
    // Pruning only takes rows away; what is left has the shape it had.
    return shown ? [shown as T] : []
  })
}
