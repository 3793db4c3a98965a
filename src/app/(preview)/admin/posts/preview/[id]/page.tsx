import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { openPreview, type PreviewProps } from '@/src/app/(preview)/admin/open-preview'
import { PreviewDocument } from '@/src/app/(preview)/admin/PreviewDocument'
import { ArticleView } from '@/src/app/(site)/ArticleView'
import { readPostPreview } from '@/src/rendering/preview'

/** Never kept: a preview is of this moment and of the person who looks. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The latest version of an article on the blank layout, for people who may read it. */
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
