import { notFound } from 'next/navigation'
import type { Metadata } from 'next'

import { PageView } from '@/src/app/(site)/PageView'
import { readChrome } from '@/src/content/chrome'
import { readPage } from '@/src/content/page'
import { pageMetadata } from '@/src/content/seo/metadata'
import { readSite } from '@/src/content/site'
import { tagRoute } from '@/src/content/tag-route'
import { isLocale } from '@/src/lib/constants'

type Props = { params: Promise<{ host: string; locale: string; path?: string[] }> }

/** What a request needs to be drawn; null when nothing published is there. */
async function contentOf(params: Props['params']) {
  const { host, locale, path = [] } = await params
  if (!isLocale(locale)) return null
  const decoded = `/${path.map(decodeURIComponent).join('/')}`
  const [site, chrome, content] = await Promise.all([
    readSite(host, locale),
    readChrome(host, locale),
    readPage(host, locale, decoded),
  ])
  return site && chrome && content ? { site, chrome, content, locale } : null
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await contentOf(params)
  return found ? pageMetadata(found.site, found.content, found.locale) : {}
}

export default async function SitePage({ params }: Props) {
  const found = await contentOf(params)
  if (!found) notFound()
  const { chrome, content } = found
  await tagRoute([...chrome.tags, ...content.tags], content.until)
  return <PageView {...found} />
}
