import type { Address } from '@/src/features/urls/rules/addresses'
import type { Locale } from '@/src/lib/constants'

/** A path on a domain in a language. */
export type Url = { domain: string; locale: Locale; path: string }
/**
 * Where visitors find a page (at most one URL per domain and language), the URLs that it had while it was online, which lead
 * to the one it has now, and those of other pages.
 */
export type Addresses = { own: readonly Url[]; former: readonly Url[]; others: readonly Url[] }

type Site = Pick<Url, 'domain' | 'locale'>

const isOn =
  ({ domain, locale }: Site) =>
  (url: Site): boolean =>
    url.domain === domain && url.locale === locale
const isAt =
  (wanted: Url) =>
  (url: Url): boolean =>
    isOn(wanted)(url) && url.path === wanted.path

const without = (urls: readonly Url[], one: Url): Url[] => urls.filter((url) => !isAt(one)(url))
export const has = (urls: readonly Url[], one: Url): boolean => urls.some(isAt(one))
export const urlOn = (urls: readonly Url[], site: Site): Url | undefined => urls.find(isOn(site))

type Wanted = { locale: Locale; wanted: readonly Address[] | null }

/** Of what a form has, the addresses that are to change; a cleared one changes nothing. */
const changes = ({ own }: Addresses, { locale, wanted }: Wanted): readonly Address[] =>
  (wanted ?? []).filter(
    ({ domain, path }) => path !== '' && (urlOn(own, { domain, locale })?.path ?? null) !== path,
  )

const isTaken = ({ others }: Addresses, locale: Locale, { domain, path }: Address): boolean =>
  path !== null && has(others, { domain, locale, path })

/** Of what a form has, the addresses that another page has. */
export const deniedIn = (addresses: Addresses, wanted: Wanted): readonly Address[] =>
  changes(addresses, wanted).filter((address) => isTaken(addresses, wanted.locale, address))

/** Whether another page has one of the addresses that a page is to get. */
export const conflicts = (addresses: Addresses, wanted: Wanted): boolean =>
  deniedIn(addresses, wanted).length > 0

/** A page leaves a domain: nothing leads there any more. */
const left = ({ own, former, others }: Addresses, site: Site): Addresses => ({
  own: own.filter((url) => !isOn(site)(url)),
  former: former.filter((url) => !isOn(site)(url)),
  others,
})

/** A page moves on a domain, or gets there; the URL of an online page then leads to the new one. */
function moved({ own, former, others }: Addresses, to: Url, isOnline: boolean): Addresses {
  const from = urlOn(own, to)
  const kept = without(former, to)
  return {
    own: [...own.filter((url) => url !== from), to],
    former: from && isOnline ? [...without(kept, from), from] : kept,
    others,
  }
}

/** After a page got the wanted addresses, other than those that another page has. */
export const settled = (addresses: Addresses, wanted: Wanted, isOnline: boolean): Addresses =>
  changes(addresses, wanted)
    .filter((address) => !isTaken(addresses, wanted.locale, address))
    .reduce((result, { domain, path }) => {
      const site = { domain, locale: wanted.locale }
      return path === null ? left(result, site) : moved(result, { ...site, path }, isOnline)
    }, addresses)

/** After another page got an address at which this one is not. */
export const taken = ({ own, former, others }: Addresses, url: Url): Addresses => ({
  own,
  former: without(former, url),
  others: [...others, url],
})
