import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import type { Metadata } from 'next'

import { DocumentView } from '@/src/app/(site)/DocumentView'
import { JsonLd } from '@/src/components/document/JsonLd'
import { loadSiteShell } from '@/src/rendering/load-shell'
import { readPageGraph } from '@/src/rendering/seo/page-graph'
import { documentMetadata } from '@/src/rendering/seo/document-metadata'
import { resolveDocument } from '@/src/rendering/resolve-document'
import { loadSite } from '@/src/rendering/site'
import { tagRoute } from '@/src/cache/tag-route'
import { isLocale } from '@/src/lib/constants'

type Props = { params: Promise<{ host: string; locale: string; path?: string[] }> }

/** Null if nothing is published at the path. */
async function contentOf(params: Props['params']) {
  const { host, locale, path = [] } = await params
  if (!isLocale(locale)) return null
  const decoded = `/${path.map(decodeURIComponent).join('/')}`
  const [site, siteShell, resolved] = await Promise.all([
    loadSite(host, locale),
    loadSiteShell(host, locale),
    resolveDocument(host, locale, decoded),
  ])
  return site && siteShell && resolved ? { site, siteShell, resolved, locale } : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const content = await contentOf(params)
  if (!content) return {}
  const { site, resolved, locale } = content
  const t = await getTranslations({ locale, namespace: 'blog' })
  return documentMetadata(site, resolved, locale, (title, number) => t('pageTitle', { title, number }))
}

export default async function SitePage({ params }: Props) {
  const content = await contentOf(params)
  if (!content) notFound()
  const { site, siteShell, resolved, locale } = content
  const page = resolved.kind === 'page' ? resolved.content : null
  const structured = page && (await readPageGraph(site, page, locale))
  await tagRoute([...siteShell.tags, ...resolved.content.tags, ...(structured?.tags ?? [])], page?.until)
  return (
    <>
      {structured && <JsonLd data={structured.graph} />}
      <DocumentView {...content} />
    </>
  )
}
