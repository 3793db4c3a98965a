import { useTranslation } from '@payloadcms/ui'

import type { Addresses } from './use-addresses'
import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { EditOnSiteLink } from './EditOnSiteLink'
import { SiteLink } from './SiteLink'
import { ADDRESS_TEXTS } from './texts'

type Props = { label: string; addresses: Addresses['others'] }

/** Links to a document where visitors see it, per language and domain; nothing where it is not online. */
export function OnlineAddresses({ label, addresses }: Props) {
  const { i18n } = useTranslation()
  const language = toLocale(i18n.language)
  const texts = ADDRESS_TEXTS[language]
  const online = addresses.filter(({ href }) => href !== null)
  if (online.length === 0) return null
  return (
    <div className="gevel-addresses__others">
      {label}:
      <ul>
        {online.map(({ domain, hostname, locale, path, href }) => {
          const address = `${hostname}${path} (${localeName(locale, language)})`
          return (
            <li key={`${domain} ${locale}`}>
              <SiteLink href={href ?? ''} detail={localeName(locale, language)} texts={texts}>
                {`${locale.toUpperCase()} ${hostname}${path}`}
              </SiteLink>
              <EditOnSiteLink href={href ?? ''} detail={address} language={language} />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
