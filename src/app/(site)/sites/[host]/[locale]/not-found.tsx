import { host, locale as localeParam } from 'next/root-params'

import { NotFoundView } from '@/src/app/(site)/NotFoundView'
import { isLocale } from '@/src/lib/constants'

/** For a page that is withdrawn between being found and being drawn. */
export default async function SiteNotFound() {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  return hostname && isLocale(locale) ? <NotFoundView hostname={hostname} locale={locale} /> : null
}
