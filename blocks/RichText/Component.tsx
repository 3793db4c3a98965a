import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'

import type { RichTextBlock } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'

export function RichText({ content }: RichTextBlock & { locale: Locale }) {
  return <LexicalRichText data={content} />
}
