import type { BaseDatabaseAdapter, DatabaseAdapterObj, Where } from 'payload'

const STATUS = 'version._status'
const DRAFT = 'draft'

/** The condition with a draft in any language where it asks for one in a certain language; what else it asks stays. */
function inAnyLanguage(where: Where, locales: readonly string[]): Where {
  const statuses = locales.map((locale) => `${STATUS}.${locale}`)
  const asksForDraft = (key: string, condition: Where[string]): boolean =>
    statuses.includes(key) && 'equals' in condition && condition.equals === DRAFT
  const kept = Object.entries(where).filter(([key, condition]) => !asksForDraft(key, condition))
  const isAsked = kept.length < Object.keys(where).length
  const inAny = { or: statuses.map((status) => ({ [status]: { equals: DRAFT } })) }
  const and = [...(where.and ?? []).map((part) => inAnyLanguage(part, locales)), ...(isAsked ? [inAny] : [])]
  return { ...Object.fromEntries(kept), ...(and.length > 0 && { and }) }
}

/**
 * Reading one document's draft in a language, Payload (3.90) looks for a version that is a draft in that language, and
 * so misses what another language has drafted in the rows that they share; saved as it was read, it would be lost.
 * Here any language's draft counts, as it does for Payload's lists and for a document read in all languages. So who
 * filters the versions of a document by a draft in one language finds those of the others too; other filters hold.
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
