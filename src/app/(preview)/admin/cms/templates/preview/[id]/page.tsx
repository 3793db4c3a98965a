import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { openPreview, type PreviewProps } from '@/src/app/(preview)/admin/open-preview'
import { PreviewDocument } from '@/src/app/(preview)/admin/PreviewDocument'
import { PageView } from '@/src/app/(site)/PageView'
import { readTemplatePreview } from '@/src/rendering/preview'

/** Never cached: a preview depends on the account and on the latest draft. */
export const dynamic = 'force-dynamic'
export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } }

/** A template as a page made from it, in the blank layout, for accounts that may read it. */
export default async function TemplatePreviewPage(props: PreviewProps) {
  const { id, locale, user } = await openPreview('templates', props)
  const preview = await readTemplatePreview(id, locale, user)
  if (!preview) notFound()
  return (
    <PreviewDocument locale={locale} site={preview.site}>
      <PageView {...preview} layout="blank" locale={locale} />
    </PreviewDocument>
  )
}
