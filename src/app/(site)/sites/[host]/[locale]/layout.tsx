import '../../../site.css'
import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/src/components/document/SiteDocument'
import { JsonLd } from '@/src/components/document/JsonLd'
import { PageChanges } from '@/src/components/page-changes/PageChanges'
import { ChunkWatch } from '@/src/components/versions/ChunkWatch'
import { VersionWatch } from '@/src/components/versions/VersionWatch'
import { ConsentGate } from '@/src/consent/ConsentGate'
import { ThirdPartyStart } from '@/src/consent/third-party/ThirdPartyStart'
import { readConsentDialog } from '@/src/content/consent'
import { siteMetadata } from '@/src/content/seo/metadata'
import { siteGraph } from '@/src/content/seo/site-graph'
import { readLayoutState, UnknownDomain } from '@/src/content/layout-state'
import { tagRoute } from '@/src/content/tag-route'
import { siteTheme } from '@/src/content/theme'
import { currentBuild } from '@/src/lib/build'
import { isLocale } from '@/src/lib/constants'
import { loadableScripts } from '@/src/lib/third-party'

type Props = { params: Promise<{ host: string; locale: string }>; children: ReactNode }

/** Every page is drawn once per (host, locale, path) and kept until what it shows is changed. */
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** The layout state of the page's language (§3.3); null when the site is no longer there. */
async function stateOf(params: Props['params']) {
  const { host, locale } = await params
  if (!isLocale(locale)) return null
  return readLayoutState(host, locale).catch((error: unknown) => {
    if (error instanceof UnknownDomain) return null
    throw error
  })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const state = await stateOf(params)
  return state ? siteMetadata(state.domain) : {}
}

export default async function SiteLayout({ params, children }: Props) {
  const state = await stateOf(params)
  if (!state) notFound()
  const { domain: site, layout: chrome, activeLocale: locale } = state
  setRequestLocale(locale)
  const build = await currentBuild()
  const consent = await readConsentDialog(site.domain.hostname, locale)
  await tagRoute([...site.tags, ...(chrome?.tags ?? []), ...(consent?.tags ?? [])])
  const scripts = loadableScripts(site.domain, site.domain.sessionRecordingLoad)
  return (
    <SiteDocument
      head={
        <>
          <ChunkWatch build={build.id} />
          {chrome && <JsonLd data={siteGraph(site, chrome, locale)} />}
        </>
      }
      locale={locale}
      theme={siteTheme(site)}
    >
      <PageChanges />
      {consent && scripts.length > 0 && <ThirdPartyStart scripts={scripts} version={consent.version} />}
      {children}
      {consent && <ConsentGate locale={locale} mode={consent.mode} version={consent.version} />}
      <VersionWatch build={build.id} locale={locale} />
    </SiteDocument>
  )
}
