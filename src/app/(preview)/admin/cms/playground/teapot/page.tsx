import type { Metadata } from 'next'

import { PLAYGROUND_TEXTS } from '@/src/admin/playground/texts'
import { Teapot } from '@/src/admin/playground/Teapot'
import { SiteDocument } from '@/src/components/document/SiteDocument'
import { siteTheme } from '@/src/content/theme'
import { PLAYGROUND_HREF } from '@/src/lib/admin-paths'
import { openPlayground } from '../open-playground'

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: '418', robots: { index: false, follow: false } }

/** §2.3: what a teapot answers to whoever may be here; the proxy gives it its status. */
export default async function TeapotPage() {
  const { locale, site } = await openPlayground('/teapot')
  return (
    <SiteDocument locale={locale} theme={siteTheme(site)}>
      <main id="main">
        <Teapot backHref={PLAYGROUND_HREF[locale]} texts={PLAYGROUND_TEXTS[locale].teapot} />
      </main>
    </SiteDocument>
  )
}
