/**
 * Defect: when a unique index over several columns rejects a document, the error names the columns, in English, and no
 * field of the form.
 * Seen in: @payloadcms/db-postgres 3.90.1
 * Upstream: not reported yet
 * Remove when: translate-unique-error.int.test.ts "Payload names the columns of a unique index in its error" fails
 */
import { ValidationError, type AfterErrorHook, type SanitizedCollectionConfig } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'

const TEXTS = {
  nl: 'Deze waarde is al in gebruik. Kies een andere.',
  en: 'This value is already in use. Choose another one.',
} satisfies LocaleTexts<unknown>

/** The field of the last column, which distinguishes the document in an index such as `domain_id, locale`. */
function fieldOf(path: string, { flattenedFields }: SanitizedCollectionConfig) {
  const name = (path.split(', ').at(-1) ?? path).replace(/_id$/, '')
  const label = flattenedFields.find((field) => field.name === name)?.label
  return { path: name, ...(label && { label }) }
}

/** Reports a unique violation on its field, with the label of the field. */
export const translateUniqueError: AfterErrorHook = ({ error, req, collection }) => {
  if (!(error instanceof ValidationError) || !collection) return undefined
  const notUnique = req.t('error:valueMustBeUnique')
  if (!error.data.errors.some(({ message }) => message === notUnique)) return undefined
  const message = textIn(TEXTS, req.i18n.language)
  const errors = error.data.errors.map((fieldError) =>
    fieldError.message === notUnique ? { ...fieldOf(fieldError.path, collection), message } : fieldError,
  )
  const translated = new ValidationError({ ...error.data, errors, req }, req.t)
  return {
    response: { errors: [{ name: translated.name, message: translated.message, data: translated.data }] },
    status: error.status,
  }
}
