import { RichText as LexicalRichText } from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

type Props = { data: ComponentProps<typeof LexicalRichText>['data']; className?: string }

/** Running text as an editor wrote it. */
export function RichText({ data, className = '' }: Props) {
  return <LexicalRichText className={`rich-text ${className}`} data={data} />
}
