import type { Metadata } from 'next'
import { host, locale as localeParam } from 'next/root-params'

import { NotFoundView, notFoundViewMetadata } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'

/** Next asks this file for the metadata of every answer with status 404, whichever route draws it. */
export async function generateMetadata(): Promise<Metadata> {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  return hostname && isLocale(locale) ? notFoundViewMetadata({ hostname, locale }) : {}
}

/** For a page that is withdrawn between being found and being drawn. Next sends it along with every page, so it is bare. */
export default async function SiteNotFound() {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  return hostname && isLocale(locale) ? <NotFoundView hostname={hostname} locale={locale} bare /> : null
}
