import { setRequestLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/src/components/document/SiteDocument'
import { PreviewMark } from '@/src/components/preview/PreviewMark'
import { RefreshOnSave } from '@/src/components/preview/RefreshOnSave'
import type { SiteContent } from '@/src/rendering/site'
import { siteTheme } from '@/src/rendering/theme'
import type { Locale } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { requestHost, requestProtocol } from '@/src/routing/host'

async function ownOrigin(): Promise<string> {
  const given = await headers()
  const host = requestHost(given, env.TRUST_PROXY)
  const port = host?.port ? `:${host.port}` : ''
  return `${requestProtocol(given, env.TRUST_PROXY)}//${host?.hostname ?? 'localhost'}${port}`
}

type Props = { site: SiteContent; locale: Locale; children: ReactNode }

/** A draft in its site's theme, refreshed whenever the edit view that frames it saves. */
export async function PreviewDocument({ site, locale, children }: Props) {
  setRequestLocale(locale)
  return (
    <SiteDocument locale={locale} theme={siteTheme(site)}>
      <RefreshOnSave origin={await ownOrigin()} />
      <PreviewMark locale={locale} />
      {children}
    </SiteDocument>
  )
}
