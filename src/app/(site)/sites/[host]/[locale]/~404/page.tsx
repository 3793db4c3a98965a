import { notFound } from 'next/navigation'
import type { Metadata } from 'next'

import { NotFoundView, notFoundViewMetadata } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'

type Props = { params: Promise<{ host: string; locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, locale } = await params
  return isLocale(locale) ? notFoundViewMetadata({ hostname: host, locale }) : {}
}

/** The internal route for every path that is not found: one cached page per host and locale, not one per path. */
export default async function NotFoundPage({ params }: Props) {
  const { host, locale } = await params
  if (!isLocale(locale)) notFound()
  return <NotFoundView hostname={host} locale={locale} />
}
