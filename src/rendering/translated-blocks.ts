import type { FieldAffectingData, FlattenedBlock, FlattenedField } from 'payload'

type Row = Record<string, unknown>

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''

/** Whether a text is required in every locale. A conditional field does not count: not every variant has it. */
export const isRequiredLocalizedText = (field: FieldAffectingData | FlattenedField): boolean =>
  'localized' in field &&
  field.localized === true &&
  'required' in field &&
  field.required === true &&
  !field.admin?.condition

const hasRequiredTexts = (row: Row, fields: FlattenedField[]): boolean =>
  fields.filter(isRequiredLocalizedText).every((field) => 'name' in field && !isEmpty(row[field.name]))

/** The row without nested rows that lack required texts; null if it lacks its own. */
function prune(row: Row, fields: FlattenedField[]): Row | null {
  if (!hasRequiredTexts(row, fields)) return null
  const arrays = fields.filter((field) => field.type === 'array')
  const pruned = arrays.map(({ name, flattenedFields }) => {
    const rows = Array.isArray(row[name]) ? (row[name] as Row[]) : []
    return [name, rows.map((item) => prune(item, flattenedFields)).filter((item) => item !== null)] as const
  })
  return { ...row, ...Object.fromEntries(pruned) }
}

/**
 * The blocks that have texts in the locale in which they were read. Locales share the structure of a page: a block that
 * was added in one locale has no text in another yet, and is left out there.
 */
export function translatedBlocks<T extends { blockType: string }>(
  blocks: readonly T[],
  configs: readonly FlattenedBlock[],
): T[] {
  return blocks.flatMap((block) => {
    const config = configs.find(({ slug }) => slug === block.blockType)
    const pruned = config ? prune(block, config.flattenedFields) : null
    // Pruning only removes rows, so the type stays the same.
    return pruned ? [pruned as T] : []
  })
}
