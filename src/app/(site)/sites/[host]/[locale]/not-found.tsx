import { host, locale as localeParam } from 'next/root-params'

import { NotFoundSection } from '@/src/components/site/NotFoundSection'
import { PageLayout } from '@/src/components/layouts'
import { readChrome } from '@/src/content/chrome'
import { composeFrame } from '@/src/content/frame'
import { readSite } from '@/src/content/site'
import { tagRoute } from '@/src/content/tag-route'
import { isLocale } from '@/src/lib/constants'

/** "Not found" in the site's theme and language. One cached page per host and language. */
export default async function SiteNotFound() {
  const [hostname, locale] = await Promise.all([host(), localeParam()])
  if (!hostname || !isLocale(locale)) return null
  const [site, chrome] = await Promise.all([readSite(hostname, locale), readChrome(hostname, locale)])
  if (!site || !chrome) return null
  await tagRoute(chrome.tags)
  const frame = composeFrame(site, chrome, null, locale)
  return (
    <PageLayout frame={frame}>
      <NotFoundSection frame={frame} texts={chrome.settings?.notFound ?? null} />
    </PageLayout>
  )
}
