import type { SerializedBlockNode, SerializedUploadNode } from '@payloadcms/richtext-lexical'
import { convertLexicalToHTML, type HTMLConvertersFunction } from '@payloadcms/richtext-lexical/html'

import type { Media, Post } from '@/payload-types'
import { escapeHtml } from '@/src/lib/escape-html'
import { isLinkTarget } from '@/src/lib/safe-href'

const isMedia = (value: unknown): value is Media =>
  typeof value === 'object' && value !== null && 'mimeType' in value

const escaped = (fields: object, name: string): string => {
  const value: unknown = Reflect.get(fields, name)
  return typeof value === 'string' ? escapeHtml(value) : ''
}

/** Converters for the nodes that src/fields/rich-text.ts offers. A link without a URL on this site becomes plain text. */
const converters: HTMLConvertersFunction = ({ defaultConverters }) => {
  const { link } = defaultConverters
  return {
    ...defaultConverters,
    // An unknown node in stored content is skipped, as on the pages.
    unknown: () => '',
    link: (args) => {
      const { linkType, url } = args.node.fields
      if (linkType !== 'internal' && isLinkTarget(url) && typeof link === 'function') return link(args)
      return args.nodesToHTML({ nodes: args.node.children }).join('')
    },
    upload: ({ node }: { node: SerializedUploadNode }) => {
      const { value } = node
      if (!isMedia(value) || !value.url) return ''
      const { url, alt, width, height } = value
      const size = width && height ? ` width="${width}" height="${height}"` : ''
      return `<img src="${escapeHtml(url)}" alt="${escapeHtml(alt ?? '')}"${size} />`
    },
    blocks: {
      Code: ({ node: { fields } }: { node: SerializedBlockNode }) =>
        `<pre><code data-language="${escaped(fields, 'language')}">${escaped(fields, 'code')}</code></pre>`,
    },
  }
}

const PLAIN = { disableContainer: true, disableIndent: true, disableTextAlign: true }

/** Rich text with resolved links as HTML without classes; everything in it is escaped. */
export const toHtml = (content: Post['content'] | null | undefined): string =>
  content
    ? // The generated type describes the editor state less strictly.
      convertLexicalToHTML({ data: content as never, converters, ...PLAIN })
    : ''
