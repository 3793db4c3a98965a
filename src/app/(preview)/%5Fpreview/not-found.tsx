import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'

import { SiteDocument } from '@/src/components/document/SiteDocument'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { loadSite } from '@/src/rendering/site'
import { siteTheme } from '@/src/rendering/theme'
import { currentPreview } from './current-preview'

const BACK = { document: 'toDocument', panel: 'toPanel', site: 'toSite' } as const

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

/**
 * For a token that opens nothing (any more): it does not say why, as anybody may have found the link. Next includes this in
 * every preview.
 */
export default async function PreviewNotFound() {
  const { hostname, locale, back, shown } = await currentPreview()
  const site = shown ? null : await loadSite(hostname, locale)
  if (!site) return null
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'preview' })
  const isShared = back.kind === 'site'
  const [title, detail] = isShared
    ? (['linkEnded.title', 'linkEnded.detail'] as const)
    : (['expired.title', 'expired.detail'] as const)
  return (
    <SiteDocument locale={locale} theme={siteTheme(site)}>
      {/* Next lets the browser render this page, and adds a title of the metadata some time later. */}
      <title>{t(title)}</title>
      <main id="main" tabIndex={-1}>
        <Section tone="ground">
          <Grid className="gap-y-6">
            <Heading className="pad" level={1}>
              {t(title)}
            </Heading>
            <p className="pad lead">{t(detail)}</p>
            <p className="pad">
              <a
                className="button button-solid"
                href={back.href}
                {...(!isShared && { rel: 'noopener', target: '_blank' })}
              >
                <span className="button-label">{t(BACK[back.kind])}</span>
              </a>
            </p>
          </Grid>
        </Section>
      </main>
    </SiteDocument>
  )
}
