import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload'

import type { Page } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import { rejected } from '@/src/access/publication-rules'
import { textIn } from '@/src/i18n/locale-texts'
import { isLocale, type Locale } from '@/src/lib/constants'
import { type Address, ADDRESSES, CLEARED, isAddressList } from '@/src/features/urls/rules/addresses'
import { storedPagePath } from '@/src/features/urls/rules/page-path'
import { trashChange } from '@/src/features/trash/rules/trash-change'
import { isCopyingLanguage } from '@/src/upstream/payload/copy-language-as-draft'
import { checkAddress } from './check-address'
import { replacePageUrls } from './replace-page-urls'
import { type InLocale, requireAddress } from './require-address'
import { wasPublished } from './track-published-locales'
import type { PageUrlInput } from './upsert-page-url'
import { followsUrls, givenUrls } from './urls-follow'

const refuse = (req: PayloadRequest, message: string, status?: number): ValidationError =>
  Object.assign(rejected(req, 'pages', [{ path: ADDRESSES, message }]), status && { status })

/** The addresses that a save has. @throws {ValidationError} when they are no list of domains and paths */
function sentIn(addresses: unknown, req: PayloadRequest): Address[] | undefined {
  if (!addresses) return undefined
  if (isAddressList(addresses)) return addresses
  const message = {
    nl: 'Geef een lijst van domeinen met een pad: [{ "domain": "…", "path": "/over-ons" }].',
    en: 'Give a list of domains with a path: [{ "domain": "…", "path": "/about-us" }].',
  }
  throw refuse(req, textIn(message, req.i18n.language))
}

/** All URLs that the page is to have: `wanted` are the canonical ones of their domains, all others stay. */
function withAddresses(current: PageUrlInput[], wanted: readonly Address[], locale: Locale): PageUrlInput[] {
  return wanted.reduce((urls, { domain, path }) => {
    const isHere = (url: PageUrlInput) => url.domain === domain && url.locale === locale
    const others = urls.filter((url) => !(isHere(url) && url.canonical))
    if (path === null) return others
    const next = { domain, locale, path: storedPagePath(path), canonical: true }
    return [...others.filter((url) => !(isHere(url) && url.path === next.path)), next]
  }, current)
}

async function urlsOf(
  req: PayloadRequest,
  { id }: InLocale,
  overrideAccess: boolean,
): Promise<PageUrlInput[]> {
  const { docs } = await req.payload.find({
    collection: 'page-urls',
    where: { page: { equals: id } },
    pagination: false,
    depth: 0,
    overrideAccess,
    req,
  })
  return docs.map(({ domain, locale, path, canonical }) => ({
    domain: referenceId(domain),
    locale,
    path,
    canonical: canonical ?? false,
  }))
}

const differsFrom =
  (current: readonly PageUrlInput[], locale: Locale) =>
  ({ domain, path }: Address): boolean => {
    const own = current.find((url) => url.domain === domain && url.locale === locale && url.canonical)
    return (own?.path ?? null) !== (path === null ? null : storedPagePath(path))
  }

type Drafted = { id: string | undefined; tenant: string; locale: Locale }

/** Those that the page cannot have now: they stay with the draft, which is saved whatever its address. */
async function deniedOf(req: PayloadRequest, page: Drafted, sent: readonly Address[]): Promise<Address[]> {
  const denied: Address[] = []
  for (const address of sent) {
    const { domain, path } = address
    const place = path && page.tenant && { tenant: page.tenant, domain, locale: page.locale, path }
    if (place && (await checkAddress(req, place, page.id)).state !== 'free') denied.push(address)
  }
  return denied
}

type Writing = { leaveRedirects: boolean; overrideAccess: boolean }

async function write(
  req: PayloadRequest,
  page: InLocale,
  sent: readonly Address[],
  options: Writing,
): Promise<void> {
  const current = await urlsOf(req, page, options.overrideAccess)
  const given = sent.filter(({ path }) => path !== CLEARED)
  const wanted = given.filter(differsFrom(current, page.locale))
  if (wanted.length === 0) return
  try {
    const urls = withAddresses(current, wanted, page.locale)
    await replacePageUrls(req, page, urls, { ...options, field: ADDRESSES })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    throw refuse(req, error.data.errors.map(({ message }) => message).join(' '), error.status)
  }
}

const dueKey = ({ id, locale }: InLocale): string => `addressDue:${id}:${locale}`
const sentKey = (id: string | undefined, locale: Locale): string => `addresses:${id ?? 'new'}:${locale}`

/** The addresses that are to take effect with a save. URLs that follow replace them, and those of the draft. */
function dueIn(req: PayloadRequest, addresses: unknown): Address[] | undefined {
  const sent = sentIn(addresses, req)
  return givenUrls(req) ? undefined : sent
}

/** That somebody cleared an address stays known without clearing one that is added elsewhere later. */
const clearedOf = (sent: readonly Address[]): Address[] =>
  sent.flatMap(({ domain, path }) => (path ? [] : [{ domain, path: CLEARED }]))

const tenantOf = (data: Partial<Page>, before: Page | undefined): string => {
  const tenant = data.tenant ?? before?.tenant
  return tenant ? referenceId(tenant) : ''
}

/**
 * Takes the addresses from what is saved, for `saveAddresses`. They stay in the draft of a published language, where they are
 * to take effect with its next publication; all others are stored as page URLs, and in the draft those that were cleared or
 * that another document has.
 */
export const takeAddresses: CollectionBeforeChangeHook<Page> = async ({ data, originalDoc, req }) => {
  const { locale } = req
  if (!isLocale(locale)) return data
  const { id } = originalDoc ?? {}
  req.context[sentKey(id, locale)] = undefined
  // The trash has the URLs of the page: none comes or goes with its draft.
  if (trashChange(data, originalDoc)) return data
  // An address belongs to one language: none is copied to another.
  const addresses = isCopyingLanguage(req) ? originalDoc?.addresses : data.addresses
  const isDraft = data._status !== 'published'
  const isKept = isDraft && id !== undefined && wasPublished(req, { document: id, locale })
  const sent = (isKept ? sentIn(addresses, req) : dueIn(req, addresses)) ?? []
  const page = { id, locale, tenant: tenantOf(data, originalDoc) }
  const denied = isDraft && !isKept ? await deniedOf(req, page, sent) : []
  // A query may have replaced the context.
  if (!isKept) req.context[sentKey(id, locale)] = sent.filter((address) => !denied.includes(address))
  const stays = isKept ? sent : isDraft ? [...clearedOf(sent), ...denied] : []
  return { ...data, addresses: stays.length > 0 ? stays : null }
}

/**
 * Saves the addresses that a page's form has, in the transaction of the page: with a draft while its language is not
 * published, otherwise when it is published. No language is published for the first time without an address, except by the
 * system itself.
 */
export const saveAddresses: CollectionAfterChangeHook<Page> = async ({
  doc,
  operation,
  overrideAccess = false,
  req,
}) => {
  const { locale, context } = req
  if (!isLocale(locale) || !doc.tenant) return
  const page = { id: doc.id, tenant: referenceId(doc.tenant), locale }
  const isPublished = doc._status === 'published'
  const wasPublic = operation === 'update' && wasPublished(req, { document: doc.id, locale })
  const key = sentKey(operation === 'update' ? doc.id : undefined, locale)
  const sent = context[key] as Address[] | undefined
  context[key] = undefined
  if (sent?.length) await write(req, page, sent, { leaveRedirects: wasPublic, overrideAccess })
  if (!isPublished || wasPublic || overrideAccess) return
  if (followsUrls(req)) req.context[dueKey(page)] = true
  else await requireAddress(req, page, ADDRESSES)
}

/** Requires an address of a page whose publication was told that its URLs follow. */
export async function requireDueAddress(req: PayloadRequest, page: InLocale, field: string): Promise<void> {
  if (req.context[dueKey(page)]) await requireAddress(req, page, field)
}
