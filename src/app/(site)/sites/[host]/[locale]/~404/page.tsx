import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import type { Metadata } from 'next'

import { NotFoundView } from '@/src/app/(site)/NotFoundView'
import { readChrome } from '@/src/content/chrome'
import { notFoundMetadata } from '@/src/content/seo/metadata'
import { readSite } from '@/src/content/site'
import { isLocale } from '@/src/lib/constants'

type Props = { params: Promise<{ host: string; locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, locale } = await params
  if (!isLocale(locale)) return {}
  const [site, chrome] = await Promise.all([readSite(host, locale), readChrome(host, locale)])
  if (!site) return {}
  const t = await getTranslations({ locale, namespace: 'frame.notFound' })
  return notFoundMetadata(site, chrome?.settings?.notFound?.heading || t('heading'))
}

/** Where the proxy sends every path that nothing answers to: one cached page per host and language, not one per path. */
export default async function NotFoundPage({ params }: Props) {
  const { host, locale } = await params
  if (!isLocale(locale)) notFound()
  return <NotFoundView hostname={host} locale={locale} />
}
