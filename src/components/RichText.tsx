import type {
  SerializedAutoLinkNode,
  SerializedHeadingNode,
  SerializedLinkNode,
} from '@payloadcms/richtext-lexical'
import {
  type JSXConverter,
  type JSXConverters,
  type JSXConvertersFunction,
  RichText as LexicalRichText,
} from '@payloadcms/richtext-lexical/react'
import type { ComponentProps } from 'react'

import { isLinkTarget } from '@/src/lib/safe-href'
import { Anchor } from './page-changes/Anchor'
import type { TextHeading } from './text-headings'

export type RichTextData = ComponentProps<typeof LexicalRichText>['data']
type HeadingLevel = 2 | 3 | 4

type Props = {
  data: RichTextData
  className?: string
  /** The level of the text's own largest heading. A text mostly stands under the heading of its section. */
  topLevel?: HeadingLevel
  /** Headings that a link can lead to, by their node (text-headings.ts). */
  headings?: ReadonlyMap<object, TextHeading>
  /** How to draw what only some texts may hold. */
  converters?: JSXConverters
}

const isHeading = (node: RichTextData['root']['children'][number], tag: string): boolean =>
  node.type === 'heading' && 'tag' in node && node.tag === tag

/** Editors choose between two sizes; their place on the page says which levels these are, without a gap. */
function headingConverter(
  { topLevel = 3, headings }: Pick<Props, 'topLevel' | 'headings'>,
  hasLarge: boolean,
): JSXConverter<SerializedHeadingNode> {
  return function RichTextHeading({ node, nodesToJSX }) {
    const small = node.tag !== 'h2'
    const Tag = `h${small && hasLarge ? topLevel + 1 : topLevel}` as 'h2' | 'h3' | 'h4' | 'h5'
    return (
      <Tag className={small ? 'rich-text-small' : 'rich-text-large'} id={headings?.get(node)?.id}>
        {nodesToJSX({ nodes: node.children })}
      </Tag>
    )
  }
}

/** A link to a page without a URL here, or to a refused address, is plain text (Behaviour: safe-links). */
const linkConverter: JSXConverter<SerializedLinkNode | SerializedAutoLinkNode> = ({ node, nodesToJSX }) => {
  const text = nodesToJSX({ nodes: node.children })
  const { linkType, newTab, url } = node.fields
  if (linkType === 'internal' || !isLinkTarget(url)) return text
  return (
    <Anchor href={url} newTab={newTab ?? null}>
      {text}
    </Anchor>
  )
}

/** Running text as an editor wrote it, in the forms that src/fields/rich-text.ts offers. */
export function RichText({ data, className = '', converters: more, ...headingProps }: Props) {
  const hasLarge = data.root.children.some((node) => isHeading(node, 'h2'))
  const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
    ...defaultConverters,
    unknown: () => null,
    ...more,
    heading: headingConverter(headingProps, hasLarge),
    link: linkConverter,
    autolink: linkConverter,
  })
  return (
    <LexicalRichText
      className={`rich-text ${className}`}
      converters={converters}
      data={data}
      disableIndent
      disableTextAlign
    />
  )
}
