import type { Metadata } from 'next'

import { PLAYGROUND_TEXTS } from '@/src/features/playground/admin/texts'
import { Teapot } from '@/src/features/playground/admin/Teapot'
import { SiteDocument } from '@/src/components/document/SiteDocument'
import { siteTheme } from '@/src/rendering/theme'
import { PLAYGROUND_HREF } from '@/src/routing/admin-paths'
import { openPlayground } from '../open-playground'
import { playgroundMetadata } from '../metadata'

export const dynamic = 'force-dynamic'
export const generateMetadata = (): Promise<Metadata> => playgroundMetadata(({ teapot }) => teapot.heading)

/** The proxy sets the status 418 (Behaviour: admin-teapot). */
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
