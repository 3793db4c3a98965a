import { getTranslations } from 'next-intl/server'

import { PreviewPages } from '@/src/components/preview/PreviewPages'
import { previewAt } from '@/src/features/previews/rules/preview'
import { readBrandPages } from '@/src/rendering/brand-pages'
import { readDocumentUrls } from '@/src/rendering/document-urls'
import type { ShownRelease } from '@/src/rendering/preview'
import type { SiteContent } from '@/src/rendering/site'
import { encodePath, localizedPath } from '@/src/routing/build-path'

type Props = { site: SiteContent; release: ShownRelease; token: string }

/** The pages of the release that have an address on this site, in every language. */
async function pagesIn(site: SiteContent, { drafts, locale }: ShownRelease) {
  const idsOf = (kind: string) =>
    drafts.flatMap(({ collection, document }) => (collection === kind ? [document] : []))
  const urls = await readDocumentUrls(site, { page: idsOf('pages'), post: idsOf('posts') })
  return drafts.flatMap((draft) => {
    const url = urls.find((one) => one.documentId === draft.document && one.locale === draft.locale)
    const title = draft.title ?? url?.path ?? ''
    return url
      ? [{ path: url.href, title: draft.locale === locale ? title : `${title} (${draft.locale})` }]
      : []
  })
}

/** Above the preview of a release: that it is one, its pages, and those of the rest of the site. */
export async function ReleaseBar({ site, release, token }: Props) {
  const { locale, href, isMissing } = release
  const t = await getTranslations({ locale, namespace: 'preview' })
  const [own, published] = await Promise.all([pagesIn(site, release), readBrandPages(site, locale)])
  const pathOf = (path: string) => encodePath(localizedPath(locale, site.defaultLocale, path))
  const others = published.all
    .map(({ path, title }) => ({ path: pathOf(path), title }))
    .filter(({ path }) => own.every((page) => page.path !== path))
  const inRelease = own.map(({ path, title }) => ({ path, title: t('release.page', { title }) }))
  const home = pathOf('/')
  return (
    <aside aria-label={t('preview')} className="preview-mark">
      {isMissing ? t('release.missing') : t('release.mark')}
      <PreviewPages
        all={[...inRelease, ...others].map((page) => ({ ...page, href: previewAt(token, page.path) }))}
        at={isMissing ? home : href}
        links={[{ path: home, text: t('pages.home'), href: previewAt(token, home) }]}
        texts={{ label: t('pages.label'), other: t('pages.other') }}
      />
    </aside>
  )
}
