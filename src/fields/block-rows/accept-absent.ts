import type { Field, FlattenedField, SanitizedConfig, Validate } from 'payload'
import { flattenAllFields } from 'payload'

import { isEmpty, isLocalized, isMeantFor, isWritten } from '@/src/features/pages/rules/block-languages'
import { isLocale } from '@/src/lib/constants'
import { isRecord } from '@/src/lib/is-record'
import { absenceOf } from './absent-rows'

type Options = Parameters<Validate>[1]
/** The fields of a block, and of the row or group that a field is in. */
type Around = { block: readonly FlattenedField[]; siblings: readonly FlattenedField[] }

/** The block and the rows on the way to a field, from its path `blocks.<index>.<field>.<index>…`. */
function rowsAlong({ blockData, path }: Options): object[] {
  let value: unknown = blockData
  const along = [value]
  for (const segment of path.slice(2)) {
    value = Array.isArray(value) ? value[Number(segment)] : isRecord(value) ? value[segment] : undefined
    along.push(value)
  }
  return along.filter(isRecord)
}

/** Whether an empty field of a save belongs to what is left out in its locale. */
async function isAbsent(options: Options, isText: boolean): Promise<boolean> {
  for (const row of rowsAlong(options)) {
    const absence = absenceOf(row)
    if (absence && (isText || !(await absence.isPublished()))) return true
  }
  return false
}

/** While a form is filled in, the other locales are not at hand: what has no text is taken to be left out. */
function seemsAbsent({ blockData, siblingData, req }: Options, { block, siblings }: Around): boolean {
  const [own, near] = [isRecord(blockData) ? blockData : {}, isRecord(siblingData) ? siblingData : {}]
  const isElsewhere = isLocale(req.locale) && !isMeantFor(own, req.locale)
  return isElsewhere || !isWritten(own, block) || !isWritten(near, siblings)
}

const accepting =
  (validate: Validate, isText: boolean, around: Around): Validate =>
  async (value, options) => {
    const result = await validate(value, options)
    if (result === true || !isEmpty(value)) return result
    const absent =
      options.event === 'onChange' ? seemsAbsent(options, around) : await isAbsent(options, isText)
    return absent ? true : result
  }

const flat = (fields: Field[]) => flattenAllFields({ cache: true, fields })

function withValidation(field: Field, around: Around): Field {
  const fields = (own: Field[], siblings: Around['siblings']): Field[] =>
    own.map((each) => withValidation(each, { ...around, siblings }))
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: fields(tab.fields, around.siblings) })),
    }
  const isText = 'localized' in field && isLocalized(field as FlattenedField)
  const validate = 'validate' in field ? (field.validate as Validate | undefined) : undefined
  return {
    ...field,
    ...('fields' in field && {
      fields: fields(field.fields, 'name' in field && field.name ? flat(field.fields) : around.siblings),
    }),
    ...(validate && { validate: accepting(validate, isText, around) }),
  } as Field
}

/**
 * Lets a page be published in a locale while blocks and rows that are left out there lack what they require. Values that
 * are there are validated in any case.
 */
export const acceptAbsentBlocks = (config: SanitizedConfig): SanitizedConfig => ({
  ...config,
  blocks: (config.blocks ?? []).map((block) => {
    const { flattenedFields: own } = block
    return {
      ...block,
      fields: block.fields.map((field) => withValidation(field, { block: own, siblings: own })),
    }
  }),
})
