import { notFound } from 'next/navigation'
import type { Metadata } from 'next'

import { NotFoundView } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'

type Props = { params: Promise<{ host: string; locale: string }> }

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Where the proxy sends every path that nothing answers to: one cached page per host and language, not one per path. */
export default async function NotFoundPage({ params }: Props) {
  const { host, locale } = await params
  if (!isLocale(locale)) notFound()
  return <NotFoundView hostname={host} locale={locale} />
}
