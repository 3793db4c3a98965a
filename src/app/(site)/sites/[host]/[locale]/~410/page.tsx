import { notFound } from 'next/navigation'
import type { Metadata } from 'next'

import { NotFoundView, notFoundViewMetadata } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'
import { GONE } from '@/src/lib/error-messages'

type Props = { params: Promise<{ host: string; locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { host, locale } = await params
  return isLocale(locale) ? notFoundViewMetadata({ hostname: host, locale }) : {}
}

/** The internal route for every path that is gone: one cached page per host and locale. */
export default async function GonePage({ params }: Props) {
  const { host, locale } = await params
  if (!isLocale(locale)) notFound()
  return <NotFoundView error={GONE} hostname={host} locale={locale} />
}
