import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'

const STATUS = 'version._status'
const DRAFT = 'draft'

/** The condition with a draft in any language where it asks for one in a certain language. */
function inAnyLanguage(where: Where, locales: readonly string[]): Where {
  const asked = locales.map((locale) => where[`${STATUS}.${locale}`])
  if (asked.some((status) => status && 'equals' in status && status.equals === DRAFT))
    return { or: locales.map((locale) => ({ [`${STATUS}.${locale}`]: { equals: DRAFT } })) }
  return where.and ? { ...where, and: where.and.map((part) => inAnyLanguage(part, locales)) } : where
}

/**
 * Reading one document's draft in a language, Payload (3.90) looks for a version that is a draft in that language, and
 * so misses what another language has drafted in the rows that they share; saved as it was read, it would be lost.
 * Here any language's draft counts, as it does for Payload's lists and for a document read in all languages.
 */
export const newestDrafts = <T extends BaseDatabaseAdapter>(
  adapter: DatabaseAdapterObj<T>,
): DatabaseAdapterObj<T> => ({
  ...adapter,
  init: (args) => {
    const db = adapter.init(args)
    const { findVersions } = db
    db.findVersions = (asked) => {
      const { localization } = db.payload.config
      const locales = localization ? localization.localeCodes : []
      return findVersions.call(db, {
        ...asked,
        ...(asked.where && { where: inAnyLanguage(asked.where, locales) }),
      }) as never
    }
    return db
  },
})
