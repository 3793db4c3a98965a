import '../../../site.css'
import { setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'

import { SiteDocument } from '@/src/components/document/SiteDocument'
import { JsonLd } from '@/src/components/document/JsonLd'
import { PageChanges } from '@/src/components/page-changes/PageChanges'
import { ChunkWatch } from '@/src/features/versions/components/ChunkWatch'
import { VersionWatch } from '@/src/features/versions/components/VersionWatch'
import { ConsentGate } from '@/src/features/consent/components/ConsentGate'
import { ThirdPartyStart } from '@/src/features/consent/components/third-party/ThirdPartyStart'
import { readConsentDialog } from '@/src/rendering/consent'
import { siteMetadata } from '@/src/rendering/seo/metadata'
import { siteGraph } from '@/src/rendering/seo/site-graph'
import { loadLayoutState, UnknownDomain } from '@/src/rendering/layout-state'
import { tagRoute } from '@/src/cache/tag-route'
import { siteTheme } from '@/src/rendering/theme'
import { currentBuild } from '@/src/platform/build'
import { isLocale } from '@/src/lib/constants'
import { loadableScripts } from '@/src/features/consent/rules/third-party'

type Props = { params: Promise<{ host: string; locale: string }>; children: ReactNode }

/** Pages are rendered once per host, locale and path, and cached until they are invalidated. */
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = (): [] => []

/** Behaviour: layout-state. Null when the site no longer exists. */
async function stateOf(params: Props['params']) {
  const { host, locale } = await params
  if (!isLocale(locale)) return null
  return loadLayoutState(host, locale).catch((error: unknown) => {
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
  const { domain: site, layout: siteShell, activeLocale: locale } = state
  setRequestLocale(locale)
  const build = await currentBuild()
  const consent = await readConsentDialog(site.domain.hostname, locale)
  await tagRoute([...site.tags, ...(siteShell?.tags ?? []), ...(consent?.tags ?? [])])
  const scripts = loadableScripts(site.domain, site.domain.sessionRecordingLoad)
  return (
    <SiteDocument
      head={
        <>
          <ChunkWatch build={build.id} />
          {siteShell && <JsonLd data={siteGraph(site, siteShell, locale)} />}
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
