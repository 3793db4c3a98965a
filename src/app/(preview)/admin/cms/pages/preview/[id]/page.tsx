import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import { headers } from 'next/headers'
import { notFound, redirect } from 'next/navigation'

import { PageView } from '@/src/app/(site)/PageView'
import { SiteDocument } from '@/src/components/document/SiteDocument'
import { RefreshOnSave } from '@/src/components/preview/RefreshOnSave'
import { readPagePreview } from '@/src/content/preview'
import { siteTheme } from '@/src/content/theme'
import { previewHref } from '@/src/lib/admin-paths'
import { isLocale, type Locale } from '@/src/lib/constants'
import { env } from '@/src/lib/env'
import { payloadInstance } from '@/src/payload'
import { requestHost, requestProtocol } from '@/src/site/host'

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ locale?: string | string[] }> }

/** Never kept: a preview is of this moment and of the person who looks. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The admin's own default content language. */
const PREVIEW_LOCALE: Locale = 'nl'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function ownOrigin(): Promise<string> {
  const given = await headers()
  const host = requestHost(given, env.TRUST_PROXY)
  const port = host?.port ? `:${host.port}` : ''
  return `${requestProtocol(given, env.TRUST_PROXY)}//${host?.hostname ?? 'localhost'}${port}`
}

/** The latest version of a page on the blank layout, for people who may read it. */
export default async function PagePreviewPage({ params, searchParams }: Props) {
  const [{ id }, { locale }] = await Promise.all([params, searchParams])
  if (!UUID.test(id)) notFound()
  const language = isLocale(locale) ? locale : PREVIEW_LOCALE
  const payload = await payloadInstance()
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(previewHref('pages', id, language))}`)
  const preview = await readPagePreview(id, language, user)
  if (!preview) notFound()
  setRequestLocale(language)
  return (
    <SiteDocument locale={language} theme={siteTheme(preview.site)}>
      <RefreshOnSave origin={await ownOrigin()} />
      <PageView {...preview} locale={language} layout="blank" />
    </SiteDocument>
  )
}
