import type { DefaultServerCellComponentProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { rowFacts } from '@/src/admin/lists/row-facts'
import type { AddressOwner, StoredAddress } from '@/src/features/urls/server/read-addresses'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { SiteLink } from './SiteLink'
import { ADDRESS_TEXTS } from './texts'

type Props = Pick<DefaultServerCellComponentProps, 'collectionSlug' | 'i18n' | 'payload' | 'rowData'>

type Owner = { collection: AddressOwner; id: string }

/** Whose addresses a row shows: a product is found at its page. */
function ownerOf({ collectionSlug, rowData }: Props): Owner | null {
  const { id, page } = rowData as { id: unknown; page?: string | { id: string } | null }
  if (collectionSlug !== 'products')
    return { collection: collectionSlug === 'posts' ? 'posts' : 'pages', id: String(id) }
  return page ? { collection: 'pages', id: referenceId(page) } : null
}

/** The first domain needs no name: usually there is no other. Others need no path where it is the same. */
const labelAt = (own: readonly StoredAddress[], { hostname, path }: StoredAddress): string => {
  const [first] = own
  if (!first || first.hostname === hostname) return path
  return first.path === path ? hostname : hostname + path
}

/** A list cell: the path per language, a link where visitors see it. The list query has checked access. */
export async function AddressCell(props: Props) {
  const owner = ownerOf(props)
  if (owner === null) return null
  const language = toLocale(props.i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const { addresses, languages } = await rowFacts(props.payload, owner.collection, owner.id)
  const isOnline = (state: string) => state === 'published' || state === 'changed'
  return (
    <ul className="gevel-languages gevel-address-cell">
      {LOCALES.map((locale) => {
        const own = addresses.filter((address) => address.locale === locale)
        const isLost = own.length === 0 && isOnline(languages[locale].state)
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
