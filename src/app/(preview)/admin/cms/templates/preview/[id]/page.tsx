import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { openPreview, type PreviewProps } from '@/src/app/(preview)/admin/open-preview'
import { panelLanguage } from '@/src/app/(preview)/admin/panel-language'
import { PreviewDocument } from '@/src/app/(preview)/admin/PreviewDocument'
import { PageView } from '@/src/app/(site)/PageView'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { readTemplatePreview } from '@/src/rendering/preview'

const PREVIEW_TITLE: LocaleTexts = { nl: 'Voorbeeld van een sjabloon', en: 'Preview of a template' }

/** Never cached: a preview depends on the account and on the latest draft. */
export const dynamic = 'force-dynamic'
export async function generateMetadata(): Promise<Metadata> {
  const title = PREVIEW_TITLE[await panelLanguage()]
  return { title, robots: { index: false, follow: false } }
}

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
