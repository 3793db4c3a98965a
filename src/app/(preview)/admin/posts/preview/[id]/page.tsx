import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { openPreview, type PreviewProps } from '@/src/app/(preview)/admin/open-preview'
import { PreviewDocument } from '@/src/app/(preview)/admin/PreviewDocument'
import { ArticleView } from '@/src/app/(site)/ArticleView'
import { readPostPreview } from '@/src/rendering/preview'

/** Never cached: a preview depends on the account and on the latest draft. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The latest version of a post, in the blank layout, for accounts that may read it. */
export default async function PostPreviewPage(props: PreviewProps) {
  const { id, locale, user } = await openPreview('posts', props)
  const preview = await readPostPreview(id, locale, user)
  if (!preview) notFound()
  return (
    <PreviewDocument locale={locale} site={preview.site}>
      <ArticleView
        article={preview.content}
        siteShell={preview.siteShell}
        layout="blank"
        locale={locale}
        site={preview.site}
      />
    </PreviewDocument>
  )
}
