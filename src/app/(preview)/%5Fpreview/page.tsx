import type { Metadata } from 'next'
import { getTranslations, setRequestLocale } from 'next-intl/server'
import { notFound } from 'next/navigation'

import { SiteDocument } from '@/src/components/document/SiteDocument'
import { LiveBrand } from '@/src/components/preview/LiveBrand'
import { LiveDocument } from '@/src/components/preview/LiveDocument'
import { NewTabLinks } from '@/src/components/preview/NewTabLinks'
import { ReleaseLinks } from '@/src/components/preview/ReleaseLinks'
import { PreviewMark } from '@/src/components/preview/PreviewMark'
import type { SitePreview } from '@/src/rendering/preview'
import { siteMetadata } from '@/src/rendering/seo/metadata'
import { siteTheme } from '@/src/rendering/theme'
import { BrandBar } from './BrandBar'
import { type CurrentPreview, currentPreview } from './current-preview'
import { ReleaseBar } from './ReleaseBar'
import { PreviewedDocument } from './PreviewedDocument'
import { renderUnsaved } from './render-unsaved'

/** Never cached: a preview depends on the account and on the latest draft. */
export const dynamic = 'force-dynamic'

function documentOf(resolved: SitePreview['resolved']): { title: string } {
  if (resolved.kind === 'page') return resolved.content.page
  return resolved.kind === 'post' ? resolved.content.post : { title: resolved.content.topic.name }
}

export async function generateMetadata(): Promise<Metadata> {
  const { shown, locale } = await currentPreview()
  if (!shown) return {}
  const { site, resolved } = shown
  const t = await getTranslations({ locale, namespace: 'preview' })
  const { title } = documentOf(resolved)
  const { icons } = siteMetadata(site)
  return {
    title: t('title', { title }),
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
    ...(icons && { icons }),
  }
}

type Bar = Pick<CurrentPreview, 'locale' | 'token' | 'at'> & { shown: SitePreview }

/** Above what is shown: that it is a draft. With where its links lead. */
function PreviewBar({ shown, locale, token, at }: Bar) {
  if (shown.release)
    return (
      <>
        <ReleaseLinks token={token} />
        <ReleaseBar {...{ token }} release={shown.release} site={shown.site} />
      </>
    )
  return (
    <>
      <NewTabLinks />
      {shown.isBrand ? (
        <BrandBar {...{ locale, token, at }} site={shown.site} />
      ) : (
        <PreviewMark locale={locale} />
      )}
    </>
  )
}

/** A draft on its own site as visitors will see it, without what loads for visitors: consent, measuring, scripts of others. */
export default async function PreviewPage() {
  const { shown, locale, panel, token, at } = await currentPreview()
  if (!shown) notFound()
  setRequestLocale(locale)
  const t = await getTranslations({ locale, namespace: 'preview' })
  const texts = { ended: t('ended'), invalid: t('invalid') }
  return (
    <SiteDocument locale={locale} theme={siteTheme(shown.site)}>
      <PreviewBar {...{ shown, locale, token, at }} />
      {shown.isBrand && panel !== null && <LiveBrand panel={panel} />}
      {panel === null || shown.release ? (
        <PreviewedDocument locale={locale} shown={shown} />
      ) : (
        <LiveDocument {...{ locale, panel, texts }} render={renderUnsaved}>
          <PreviewedDocument locale={locale} shown={shown} />
        </LiveDocument>
      )}
    </SiteDocument>
  )
}
