import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { DomainLocale } from '@/payload-types'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockRowForDelete } from '@/src/platform/database/lock'
import { isDomainDeleted } from '@/src/features/domains/server/deleted-domains'
import { isDefaultLanguage } from './default-language'

const TEXTS = {
  nl: {
    isDefault: 'Dit is de standaardtaal van het domein. Kies daar eerst een andere standaardtaal.',
    hasUrls: (count: number) =>
      `Er zijn nog ${count} pagina-adressen in deze taal op dit domein. Verwijder die eerst, of zet de taal uit.`,
  },
  en: {
    isDefault: 'This is the default language of the domain. Choose another default language there first.',
    hasUrls: (count: number) =>
      `There are still ${count} page URLs in this language on this domain. Delete those first, or turn the language off.`,
  },
} as const satisfies LocaleTexts<unknown>

const textsOf = ({ i18n }: PayloadRequest) => textIn(TEXTS, i18n.language)

// The caller may change the row; these look at what it belongs to.
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

/** The default language of a domain is served whatever its row says: it is not turned off, only replaced. */
export const protectDefaultLocale: CollectionBeforeChangeHook<DomainLocale> = async ({
  data,
  originalDoc,
  req,
}) => {
  const turnedOff = originalDoc?.enabled === true && data.enabled === false
  if (turnedOff && (await isDefaultLanguage(req, originalDoc)))
    throw new APIError(textsOf(req).isDefault, 409, null, true)
  return data
}

/** Who gives a page an address in the language meanwhile is waited for, or waits and finds the language gone. */
async function refuseUsed(req: PayloadRequest, id: string): Promise<void> {
  await lockRowForDelete(req, 'domain_locales', id)
  const row = await req.payload.findByID({ collection: 'domain-locales', id, ...asSystem, req })
  const domain = referenceId(row.domain)
  if (isDomainDeleted(req, domain)) return
  if (await isDefaultLanguage(req, row)) throw new APIError(textsOf(req).isDefault, 409, null, true)
  const { totalDocs } = await req.payload.count({
    collection: 'page-urls',
    where: { domain: { equals: domain }, locale: { equals: await codeOf(row.locale, req) } },
    overrideAccess: true,
    req,
  })
  if (totalDocs > 0) throw new APIError(textsOf(req).hasUrls(totalDocs), 409, null, true)
}

/** A language goes from a domain once nothing is reached in it any more; along with the domain, whatever it is. */
export const rejectDomainLocaleInUse: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseUsed(req, String(id))

/** A row that is given to another language or domain takes its own away, as one that is deleted does. */
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
  if (isMoved) await refuseUsed(req, originalDoc.id)
  return data
}
