import type { DefaultServerCellComponentProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { NoValue } from '@/src/admin/lists/NoValue'
import { rowFacts } from '@/src/admin/lists/row-facts'
import type { AddressOwner, StoredAddress } from '@/src/features/urls/server/read-addresses'
import { localeName, textIn, toLocale } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
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

type AddressProps = { address: StoredAddress; label: string; language: Locale }

/** A path or hostname; a link where visitors see it. It is cut off rather than wrapped, and whole as its title. */
function AddressLink({ address: { hostname, path, locale, href }, label, language }: AddressProps) {
  const whole = `${hostname}${path}`
  if (href === null) return <span title={whole}>{label}</span>
  const detail = `${label === path ? hostname : whole} (${localeName(locale, language)})`
  return (
    <SiteLink href={href} detail={detail} title={whole} texts={ADDRESS_TEXTS[language]}>
      {label}
    </SiteLink>
  )
}

/** The addresses in a language: the first, usually the only one, and the others behind their number. */
function AddressesIn({ own, language }: { own: readonly StoredAddress[]; language: Locale }) {
  const [first, ...others] = own
  if (!first) return null
  return (
    <>
      <AddressLink address={first} label={first.path} language={language} />
      {others.length > 0 && (
        <details>
          <summary aria-label={ADDRESS_TEXTS[language].more(others.length)}>+{others.length}</summary>
          {others.map((address) => (
            <AddressLink
              key={address.domain}
              address={address}
              label={first.path === address.path ? address.hostname : address.hostname + address.path}
              language={language}
            />
          ))}
        </details>
      )}
    </>
  )
}

/** A list cell: a line per language. The list query has checked access. */
export async function AddressCell(props: Props) {
  const owner = ownerOf(props)
  if (owner === null) return <NoValue text={textIn(ADDRESS_TEXTS, props.i18n.language).none} />
  const language = toLocale(props.i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const { addresses, languages } = await rowFacts(props.payload, owner.collection, owner.id)
  const isOnline = (state: string) => state === 'published' || state === 'changed'
  return (
    <ul className="gevel-languages gevel-address-cell">
      {LOCALES.map((locale) => {
        const own = addresses.filter((address) => address.locale === locale)
        const isLost = own.length === 0 && isOnline(languages[locale].state)
        return (
          <li key={locale}>
            <abbr title={localeName(locale, language)}>{locale.toUpperCase()}</abbr>
            {isLost && <span className="gevel-status gevel-status--missing">{texts.none}</span>}
            {own.length === 0 && !isLost && <NoValue text={texts.none} />}
            <AddressesIn own={own} language={language} />
          </li>
        )
      })}
    </ul>
  )
}
