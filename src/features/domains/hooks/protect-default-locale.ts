import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'

import { deletionRule } from '@/src/access/deletion-rules'
import { referenceId } from '@/src/access/memberships'
import type { DomainLocale } from '@/payload-types'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { isDomainDeleted } from '@/src/features/domains/server/deleted-domains'
import { isDefaultLocale } from './default-locale'

const TEXTS = {
  nl: {
    isDefault: 'Dit is de standaardtaal van het domein. Kies daar eerst een andere standaardtaal.',
    hasUrls: (count: number) =>
      count === 1
        ? 'Er is nog 1 adres in deze taal op dit domein. Verwijder dat eerst, of zet de taal uit.'
        : `Er zijn nog ${count} adressen in deze taal op dit domein. Verwijder die eerst, of zet de taal uit.`,
  },
  en: {
    isDefault: 'This is the default language of the domain. Choose another default language there first.',
    hasUrls: (count: number) =>
      count === 1
        ? 'There is still 1 address in this language on this domain. Delete it first, or turn the language off.'
        : `There are still ${count} addresses in this language on this domain. Delete those first, or turn the language off.`,
  },
} as const satisfies LocaleTexts<unknown>

const textsOf = ({ i18n }: PayloadRequest) => textIn(TEXTS, i18n.language)

// Access to the row is already checked; its domain and page URLs are read as the system.
const asSystem = { depth: 0, overrideAccess: true } as const

async function codeOf(locale: DomainLocale['locale'], req: PayloadRequest): Promise<string> {
  const { code } = await req.payload.findByID({
    collection: 'locales',
    id: referenceId(locale),
    ...asSystem,
    req,
  })
  return code
}

/** The default locale of a domain is always served: it can be replaced, not turned off. */
export const protectDefaultLocale: CollectionBeforeChangeHook<DomainLocale> = async ({
  data,
  originalDoc,
  req,
}) => {
  const turnedOff = originalDoc?.enabled === true && data.enabled === false
  if (turnedOff && (await isDefaultLocale(req, originalDoc)))
    throw new APIError(textsOf(req).isDefault, 409, null, true)
  return data
}

/** Serialises with writes of addresses in this locale: they commit first, or find the locale gone. */
async function rejectInUse(req: PayloadRequest, id: string): Promise<void> {
  await lockRowForDelete(req, 'domain_locales', id)
  const row = await req.payload.findByID({ collection: 'domain-locales', id, ...asSystem, req })
  const domain = referenceId(row.domain)
  if (isDomainDeleted(req, domain)) return
  if (await isDefaultLocale(req, row)) throw new APIError(textsOf(req).isDefault, 409, null, true)
  const { totalDocs } = await req.payload.count({
    collection: 'page-urls',
    where: { domain: { equals: domain }, locale: { equals: await codeOf(row.locale, req) } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw new APIError(textsOf(req).hasUrls(totalDocs), 409, null, true)
}

/** A locale can be removed once it has no page URLs on the domain. Deleting the domain removes it regardless. */
export const rejectDomainLocaleInUse = deletionRule(({ id, req }) => rejectInUse(req, String(id)))

/** Changing the locale or domain of a row has the same effect as deleting it, so the same rules apply. */
export const rejectDomainLocaleMove: CollectionBeforeChangeHook<DomainLocale> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (operation === 'create' || !originalDoc) return data
  const { domain, locale } = { ...originalDoc, ...data }
  const isMoved =
    referenceId(domain) !== referenceId(originalDoc.domain) ||
    referenceId(locale) !== referenceId(originalDoc.locale)
  if (isMoved) await rejectInUse(req, originalDoc.id)
  return data
}
