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
  /** The level of the text's largest heading: usually one below the heading of its section. */
  topLevel?: HeadingLevel
  /** Headings with an id, by node (text-headings.ts). */
  headings?: ReadonlyMap<object, TextHeading>
  /** Renderers of nodes that only some texts can have. */
  converters?: JSXConverters
}

const isHeading = (node: RichTextData['root']['children'][number], tag: string): boolean =>
  node.type === 'heading' && 'tag' in node && node.tag === tag

/** Editors choose between two heading sizes; levels depend on the position on the page, without gaps. */
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

/** A link to a page without a URL here, or to an unsafe URL, becomes plain text (Behaviour: safe-links). */
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

/** Renders the rich-text features of src/fields/rich-text.ts. */
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
