import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { PublicationProblem, PublicationRule } from '@/src/access/publication-rules'
import { ADDRESSES, isAddressList } from '@/src/features/urls/rules/addresses'
import { isLocale, type Locale } from '@/src/lib/constants'
import { checkAddress } from './check-address'
import { lacksFirstAddress, textAboutAddress } from './require-address'
import { followsUrls, givenUrls } from './urls-follow'

type Wanted = { domain: string; locale: Locale; path: string; field: string }

/** The addresses that a publication brings: those of the form, or the URLs that the API sets afterwards. */
function wantedBy(req: PayloadRequest, addresses: unknown, locale: Locale): Wanted[] {
  const urls = givenUrls(req)
  if (urls) return urls.map((url, index) => ({ ...url, field: `urls.${index}.path` }))
  if (!isAddressList(addresses)) return []
  return addresses.flatMap(({ domain, path }) => (path ? [{ domain, locale, path, field: ADDRESSES }] : []))
}

const BY_SYSTEM = 'pageIsSavedBySystem'

/** Remembers whether the system saves a page, which needs no address then: Payload says so to no hook before the change. */
export const noteSystemSave: CollectionBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation === 'create' || operation === 'update') req.context[BY_SYSTEM] = overrideAccess === true
  return args
}

/**
 * That a page has no address in the locale in which it is published, or cannot have the one that it is to get. Saving the
 * addresses rejects that: here it is only named with what is found before.
 */
export const pageHasAddress: PublicationRule = async ({ data, originalDoc, req }) => {
  const { locale } = req
  const tenant = (data.tenant ?? originalDoc?.tenant) as string | { id: string } | undefined
  if (!isLocale(locale) || !tenant) return []
  const own = typeof originalDoc?.id === 'string' ? originalDoc.id : null
  const page = { id: own, tenant: referenceId(tenant), locale }
  const wanted = wantedBy(req, data.addresses, locale)
  const problems: PublicationProblem[] = []
  for (const { field, ...place } of wanted) {
    const { state, message } = await checkAddress(req, { ...place, tenant: page.tenant }, own ?? undefined)
    if (state === 'free' || !message) continue
    problems.push({ path: field, message, isAdvice: true, isConflict: state === 'used' })
  }
  const isSettled = wanted.some((one) => one.locale === locale) || req.context[BY_SYSTEM] === true
  if (isSettled || !(await lacksFirstAddress(req, page))) return problems
  const path = followsUrls(req) ? 'urls' : ADDRESSES
  return [...problems, { path, message: textAboutAddress(req, locale), isAdvice: true }]
}
