import { MAX_OPTION_VALUE } from './limits'

type Option = { label?: unknown; value?: unknown }
type Named = { label?: unknown; name?: unknown; options?: readonly Option[] | null }

/** Room for a number after the name of a second field with the same question. */
const MAX_NAME = 36

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? []

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `Eet u mee?` → `eetUMee`: as `FIELD_NAME` allows. */
function nameOf(question: string): string {
  const name = wordsOf(question)
    .map((word, index) => (index === 0 ? word : capitalized(word)))
    .join('')
    .replace(/^[0-9]+/, '')
    .slice(0, MAX_NAME)
  return name ? name.charAt(0).toLowerCase() + name.slice(1) : 'field'
}

const valueOf = (answer: string): string =>
  wordsOf(answer)
    .join('-')
    .slice(0, MAX_OPTION_VALUE - 4) || 'option'

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

function unique(wanted: string, taken: Set<string>, between: string): string {
  let found = wanted
  for (let number = 2; taken.has(found); number += 1) found = `${wanted}${between}${number}`
  taken.add(found)
  return found
}

function valueOptions(options: readonly Option[]): Option[] {
  const taken = new Set(options.map(({ value }) => value).filter(isText))
  return options.map((option) =>
    isText(option.value) || !isText(option.label)
      ? option
      : { ...option, value: unique(valueOf(option.label), taken, '-') },
  )
}

/** Names the fields of a form that have a question and no name, and gives their answers values, both after their texts. */
export function nameFields<Row extends object>(fields: readonly Row[]): (Row & Named)[] {
  const rows: readonly (Row & Named)[] = fields
  const taken = new Set(rows.map(({ name }) => name).filter(isText))
  return rows.map((row) => ({
    ...row,
    ...(isText(row.label) && !isText(row.name) && { name: unique(nameOf(row.label), taken, '') }),
    ...(row.options && { options: valueOptions(row.options) }),
  }))
}
