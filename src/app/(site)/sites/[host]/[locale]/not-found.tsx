import type { Metadata } from 'next'
import { host, locale as localeParam } from 'next/root-params'

import { NotFoundView, notFoundViewMetadata } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'

/** Next uses this file's metadata for every response with status 404, whichever route renders it. */
export async function generateMetadata(): Promise<Metadata> {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  return hostname && isLocale(locale) ? notFoundViewMetadata({ hostname, locale }) : {}
}

/** For a page that is unpublished between routing and rendering. Next includes it in every page, so it is bare. */
export default async function SiteNotFound() {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  return hostname && isLocale(locale) ? <NotFoundView hostname={hostname} locale={locale} bare /> : null
}
