import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'

import type { AnyBlock } from '@/blocks/block-context'
import { DocumentView } from '@/src/app/(site)/DocumentView'
import { BlockMark } from '@/src/components/preview/BlockMark'
import type { Locale } from '@/src/lib/constants'
import type { SitePreview } from '@/src/rendering/preview'

function MarkedBlock({ block, children }: { block: AnyBlock; children: ReactNode }) {
  return block.id ? <BlockMark block={block.id}>{children}</BlockMark> : children
}

/** A draft as visitors will see it, with the ids of its blocks for the edit view. */
export function PreviewedDocument({ shown, locale }: { shown: SitePreview; locale: Locale }) {
  setRequestLocale(locale)
  const { isEdited, isBrand: _isBrand, release: _release, ...document } = shown
  return <DocumentView {...document} {...(isEdited && { around: MarkedBlock })} locale={locale} />
}
