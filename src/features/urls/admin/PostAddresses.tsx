'use client'

import { useTranslation } from '@payloadcms/ui'

import { useStored } from '@/src/admin/document/use-stored'
import { textIn } from '@/src/i18n/locale-texts'
import { OnlineAddresses } from './OnlineAddresses'
import { ADDRESS_TEXTS } from './texts'

async function readPostAddresses(postId: string) {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/panel-api/page-urls/post-addresses', { query: { postId } })
  return data
}

type Planned = { addresses: readonly { domain: string; hostname: string; locale: string; path: string }[] }

/** Where the post is going to be, per language in which it is not online. */
function PlannedAddresses({ addresses, label }: Planned & { label: string }) {
  if (addresses.length === 0) return null
  return (
    <div className="gevel-addresses__others">
      {label}:
      <ul>
        {addresses.map(({ domain, hostname, locale, path }) => (
          <li key={`${domain} ${locale}`}>{`${locale.toUpperCase()} ${hostname}${path}`}</li>
        ))}
      </ul>
    </div>
  )
}

/** In the form of a post: where visitors see it, per language and domain. */
export function PostAddresses() {
  const { i18n } = useTranslation()
  const texts = textIn(ADDRESS_TEXTS, i18n.language)
  const { stored: addresses } = useStored(readPostAddresses)
  if (addresses === null) return null
  const isOnline = addresses.some(({ href }) => href !== null)
  return (
    <div className="field-type">
      {isOnline ? <OnlineAddresses label={texts.online} addresses={addresses} /> : <p>{texts.offline}</p>}
      <PlannedAddresses addresses={addresses.filter(({ href }) => href === null)} label={texts.planned} />
    </div>
  )
}
