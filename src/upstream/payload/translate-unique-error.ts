import { ValidationError, type AfterErrorHook, type SanitizedCollectionConfig } from 'payload'

const TEXTS = {
  nl: 'Deze waarde is al in gebruik. Kies een andere.',
  en: 'This value is in use already. Choose another one.',
}

/** An index over several columns is named by them all, `domain_id, locale`: its last one sets it apart from the rest. */
function fieldOf(path: string, { flattenedFields }: SanitizedCollectionConfig) {
  const name = (path.split(', ').at(-1) ?? path).replace(/_id$/, '')
  const label = flattenedFields.find((field) => field.name === name)?.label
  return { path: name, ...(label && { label }) }
}

/** Says at the field, by its label, that another document has its value: Payload shows the columns of the index. */
export const sayTaken: AfterErrorHook = ({ error, req, collection }) => {
  if (!(error instanceof ValidationError) || !collection) return undefined
  const notUnique = req.t('error:valueMustBeUnique')
  if (!error.data.errors.some(({ message }) => message === notUnique)) return undefined
  const message = TEXTS[req.i18n.language === 'nl' ? 'nl' : 'en']
  const errors = error.data.errors.map((found) =>
    found.message === notUnique ? { ...fieldOf(found.path, collection), message } : found,
  )
  const told = new ValidationError({ ...error.data, errors, req }, req.t)
  return {
    response: { errors: [{ name: told.name, message: told.message, data: told.data }] },
    status: error.status,
  }
}
