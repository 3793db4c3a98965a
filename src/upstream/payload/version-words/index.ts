/**
 * Defect: the comparison of versions shows stored values where the form has words: `false`, `null`, `[]` and `["nl"]`, and
 * the name of each block, in English, though blocks have none here.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload compares stored values" fails
 */
import { baseBlockFields, type Field } from 'payload'

const COMPONENTS = '/src/upstream/payload/version-words/VersionWords'

/** The component in the config of a field that is compared in words. */
export const VERSION_WORDS = `${COMPONENTS}#VersionWords`

const withDiff = (field: Field, Diff: string): Field =>
  // Of the field's own type: all of them have this component.
  ({ ...field, admin: { ...field.admin, components: { Diff, ...field.admin?.components } } }) as Field

/** The field, compared in the words of the form. */
export const comparedInWords = (field: Field): Field =>
  field.type === 'checkbox' || field.type === 'select' || field.type === 'radio'
    ? withDiff(field, VERSION_WORDS)
    : field

/** Leaves the names of blocks out of comparisons: Payload adds their field to every block from this list. */
export function compareNoBlockNames(): void {
  for (const [index, field] of baseBlockFields.entries())
    if ('name' in field && field.name === 'blockName')
      baseBlockFields[index] = withDiff(field, `${COMPONENTS}#NoDifference`)
}
