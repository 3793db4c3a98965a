import { getTranslations } from 'next-intl/server'

import { PreviewPages } from '@/src/components/preview/PreviewPages'
import { previewAt } from '@/src/features/previews/rules/preview'
import type { Locale } from '@/src/lib/constants'
import { readBrandPages } from '@/src/rendering/brand-pages'
import type { SiteContent } from '@/src/rendering/site'

const OFFERED = ['home', 'article', 'form'] as const

type Props = { site: SiteContent; locale: Locale; token: string; at: string | null }

/** Above the preview of a brand: that it is a draft, and the pages to see it on. */
export async function BrandBar({ site, locale, token, at }: Props) {
  const t = await getTranslations({ locale, namespace: 'preview' })
  const { all, ...pages } = await readBrandPages(site, locale)
  const links = OFFERED.flatMap((kind) => {
    const path = pages[kind]
    return path === null ? [] : [{ path, text: t(`pages.${kind}`), href: previewAt(token, path) }]
  })
  return (
    <aside aria-label={t('preview')} className="preview-mark">
      {t('mark')}
      <PreviewPages
        all={all.map((page) => ({ ...page, href: previewAt(token, page.path) }))}
        at={at ?? '/'}
        links={links}
        texts={{ label: t('pages.label'), other: t('pages.other') }}
      />
    </aside>
  )
}
