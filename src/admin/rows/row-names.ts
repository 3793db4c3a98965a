import type { ClientField, Field } from 'payload'

type AnyField = Field | ClientField
/** By value: a text, or one in each language. */
type OptionTexts = Readonly<Record<string, unknown>>

/** A field whose value can name the row that it is in. */
export type RowName = { path: string; type: string; options?: OptionTexts }

/** The fields that name a row, the likeliest first. */
const LIKELY = [
  'heading',
  'title',
  'question',
  'label',
  'name',
  'role',
  'text',
  'content',
  'intro',
  'caption',
  'value',
]
const TYPES = ['text', 'textarea', 'email', 'richText', 'select', 'date']

const optionsOf = (field: AnyField): OptionTexts | undefined =>
  field.type === 'select'
    ? Object.fromEntries(
        field.options.flatMap((option) => (typeof option === 'string' ? [] : [[option.value, option.label]])),
      )
    : undefined

const isHidden = ({ admin }: AnyField): boolean =>
  admin !== undefined && 'hidden' in admin && admin.hidden === true

function candidates(fields: readonly AnyField[], prefix = ''): RowName[] {
  return fields.flatMap((field): RowName[] => {
    if (field.type === 'array' || field.type === 'blocks') return []
    const path = 'name' in field && field.name ? `${prefix}${field.name}` : ''
    if ('fields' in field) return candidates(field.fields, path ? `${path}.` : prefix)
    if (!path || isHidden(field) || !TYPES.includes(field.type)) return []
    const options = optionsOf(field)
    return [{ path, type: field.type, ...(options && { options }) }]
  })
}

/** Likely names first, those of the row itself before those of its link. */
function rank({ path }: RowName): number {
  const [name = '', ...nested] = path.split('.').reverse()
  const likely = LIKELY.indexOf(name)
  return (likely < 0 ? LIKELY.length : likely) + nested.length * 100
}

/** What names a row of a list, the likeliest first. */
export const rowNames = (fields: readonly AnyField[]): RowName[] =>
  candidates(fields).sort((one, other) => rank(one) - rank(other))

/** What names a block: its heading, else another of its texts; never a choice or an anchor. */
export const blockNames = (fields: readonly AnyField[]): RowName[] =>
  rowNames(fields).filter(({ path }) => LIKELY.includes(path))
