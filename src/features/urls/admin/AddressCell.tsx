import type { DefaultServerCellComponentProps } from 'payload'

import { languagesOf } from '@/src/admin/lists/languages-of'
import {
  type AddressOwner,
  readAddresses,
  type StoredAddress,
} from '@/src/features/urls/server/read-addresses'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { batchLoader } from '@/src/lib/batch-loader'
import { LOCALES } from '@/src/lib/constants'
import { globalSingleton } from '@/src/lib/global-singleton'
import { SiteLink } from './SiteLink'
import { ADDRESS_TEXTS } from './texts'

type Props = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'i18n' | 'payload' | 'rowData'>

/** The addresses of a row. The rows of a list are loaded in one query. */
function addressesOf({ payload, collectionSlug, rowData }: Props): Promise<StoredAddress[]> {
  const owner: AddressOwner = collectionSlug === 'posts' ? 'posts' : 'pages'
  const read = globalSingleton(`addresses of ${owner}`, () =>
    batchLoader((ids) => readAddresses(payload.db.drizzle, owner, ids)),
  )
  return read(String((rowData as { id: unknown }).id))
}

/** The first domain needs no name: usually there is no other. Others need no path where it is the same. */
const labelAt = (own: readonly StoredAddress[], { hostname, path }: StoredAddress): string => {
  const [first] = own
  if (!first || first.hostname === hostname) return path
  return first.path === path ? hostname : hostname + path
}

/** A list cell of pages and posts: the path per language, a link where visitors see it. The list query has checked access. */
export async function AddressCell(props: Props) {
  const language = toLocale(props.i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const [addresses, states] = await Promise.all([
    addressesOf(props),
    languagesOf(props.payload, props.collectionSlug, props.rowData),
  ])
  const isOnline = (state: string) => state === 'published' || state === 'changed'
  return (
    <ul className="gevel-languages gevel-address-cell">
      {LOCALES.map((locale) => {
        const own = addresses.filter((address) => address.locale === locale)
        const isLost = own.length === 0 && isOnline(states[locale].state)
        if (own.length === 0 && !isLost) return null
        return (
          <li key={locale}>
            <abbr title={localeName(locale, language)}>{locale.toUpperCase()}</abbr>
            {isLost && <span className="gevel-status gevel-status--missing">{texts.none}</span>}
            {own.map((address) =>
              address.href === null ? (
                <span key={address.domain}>{labelAt(own, address)}</span>
              ) : (
                <SiteLink
                  key={address.domain}
                  href={address.href}
                  detail={`${address.hostname} (${localeName(locale, language)})`}
                  texts={texts}
                >
                  {labelAt(own, address)}
                </SiteLink>
              ),
            )}
          </li>
        )
      })}
    </ul>
  )
}
