import type { Address } from '@/src/features/urls/rules/addresses'
import type { Locale } from '@/src/lib/constants'
import type { History } from './history'

/** The path of another page in every language. */
export const TAKEN = '/bezet'

type Sites = { main: string; second: string }
type Place = { sites: Sites; path: string; former: string }

/** What a form does to the addresses of a page. */
const CHANGES = {
  new: ({ sites: { main }, path }) => [{ domain: main, path }],
  second: ({ sites: { second }, path }) => [{ domain: second, path }],
  both: ({ sites: { main, second }, path }) => [
    { domain: main, path },
    { domain: second, path },
  ],
  former: ({ sites: { main }, former }) => [{ domain: main, path: former }],
  taken: ({ sites: { main } }) => [{ domain: main, path: TAKEN }],
  leave: ({ sites: { main } }) => [{ domain: main, path: null }],
  leaveSecond: ({ sites: { second } }) => [{ domain: second, path: null }],
  clear: ({ sites: { main } }) => [{ domain: main, path: '' }],
  typeBack: () => [],
} satisfies Record<string, (place: Place) => Address[]>

type AddressChange = keyof typeof CHANGES
export const ADDRESS_CHANGES = Object.keys(CHANGES) as AddressChange[]

type Asked = { address: AddressChange | 'none'; version: number; locale: Locale }

/** The addresses that a form sends; undefined if it sends none. */
export function addressesIn(
  { kind, id, company, second, seen }: History,
  { address, version, locale }: Asked,
  number: number,
): Address[] | undefined {
  if (address === 'none' || kind !== 'pages') return undefined
  const sites = { main: company.domain.id, second: second.id }
  const known = seen.filter((url) => url.locale === locale && url.domain === sites.main)
  const former = known[version % known.length]?.path ?? `/${id}`
  return CHANGES[address]({ sites, path: `/${id}-${locale}-${number}`, former })
}
