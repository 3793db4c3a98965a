import type { SerializedBlockNode, SerializedUploadNode } from '@payloadcms/richtext-lexical'
import type { JSXConverters } from '@payloadcms/richtext-lexical/react'

import type { Media } from '@/payload-types'
import { CodeFigure } from '@/src/components/code/CodeFigure'
import { captionText } from '@/src/components/media/caption-text'
import { Exhibit } from '@/src/components/media/Exhibit'
import { RichText, type RichTextData } from '@/src/components/RichText'
import type { TextHeading } from '@/src/components/text-headings'

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'mimeType' in value

const textIn = (fields: object, name: string): string => {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' ? value : ''
}

/** The rich-text features that src/fields/rich-text.ts adds for articles. */
const converters: JSXConverters<SerializedBlockNode | SerializedUploadNode> = {
  blocks: {
    Code: ({ node: { fields } }: { node: SerializedBlockNode }) => (
      <CodeFigure code={textIn(fields, 'code')} language={textIn(fields, 'language')} />
    ),
  },
  upload: ({ node }) => {
    const image: unknown = node.value
    return isMedia(image) ? (
      <Exhibit caption={captionText(null, image)} image={image} sizes="(width >= 64rem) 60vw, 100vw" />
    ) : null
  },
}

type Props = { content: RichTextData; headings: ReadonlyMap<object, TextHeading> }

export function ArticleBody({ content, headings }: Props) {
  return (
    <RichText
      className="article-text"
      converters={converters}
      data={content}
      headings={headings}
      topLevel={2}
    />
  )
}
