import { getEnabledNodes, type LexicalRichTextAdapter } from '@payloadcms/richtext-lexical'
import { flattenTopLevelFields, type Payload, type RichTextField } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { ARTICLE_NODES, TEXT_NODES } from '@/src/lib/rich-text-nodes'

/** Nodes of every Lexical editor, whatever its features. */
const CORE = ['root', 'paragraph', 'text', 'linebreak', 'tab']

let payload: Payload
beforeAll(async () => {
  payload = await payloadInstance()
})

function nodesOf({ editor }: RichTextField): string[] {
  const { editorConfig } = editor as LexicalRichTextAdapter
  const nodes = getEnabledNodes({ editorConfig })
  return [...CORE, ...nodes.map((node) => ('replace' in node ? node.replace : node).getType())].toSorted()
}

const richTexts = (fields: Parameters<typeof flattenTopLevelFields>[0]): RichTextField[] =>
  flattenTopLevelFields(fields).flatMap((field) => {
    if (field.type === 'richText') return [field]
    return field.type === 'array' ? richTexts(field.fields) : []
  })

describe('the rich-text nodes that the API accepts', () => {
  it('are the nodes of the editors of posts and products', () => {
    const fieldsOf = (slug: 'posts' | 'products') => richTexts(payload.collections[slug].config.fields)
    expect(fieldsOf('posts').map(nodesOf)).toEqual([ARTICLE_NODES.toSorted()])
    expect(fieldsOf('products').map(nodesOf)).toEqual([TEXT_NODES.toSorted()])
  })

  it('are the nodes of the editors in blocks', () => {
    const blockFields =
      payload.blocks && Object.values(payload.blocks).flatMap(({ fields }) => richTexts(fields))
    expect(blockFields.length).toBeGreaterThan(3)
    for (const field of blockFields) expect(nodesOf(field)).toEqual(TEXT_NODES.toSorted())
  })
})
