import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { openPreview, type PreviewProps } from '@/src/app/(preview)/admin/open-preview'
import { PreviewDocument } from '@/src/app/(preview)/admin/PreviewDocument'
import { PageView } from '@/src/app/(site)/PageView'
import { readPagePreview } from '@/src/rendering/preview'

/** Never cached: a preview depends on the account and on the latest draft. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** The latest version of a page, in the blank layout, for accounts that may read it. */
export default async function PagePreviewPage(props: PreviewProps) {
  const { id, locale, user } = await openPreview('pages', props)
  const preview = await readPagePreview(id, locale, user)
  if (!preview) notFound()
  return (
    <PreviewDocument locale={locale} site={preview.site}>
      <PageView {...preview} layout="blank" locale={locale} />
    </PreviewDocument>
  )
}
