import { z } from '@hono/zod-openapi'
import type { Block } from 'payload'

import { blocks } from '@/blocks'
import type { Page } from '@/payload-types'
import type { DataByBlock } from '@/src/rendering/block-data'
import { blockData } from './data'
import { publishedFields } from './fields'
import type { Published } from './parts'

type AnyBlock = NonNullable<Page['blocks']>[number]

const DATA = { description: 'The data that it shows besides its own fields.' }

const dataOf = new Map<string, Published>(
  // The map pairs each type with the result of its own loader.
  Object.entries(blockData).map(([type, data]) => [type, data as Published]),
)

function publishedBlock({ slug, interfaceName = slug, fields }: Block) {
  const { shape, publish } = publishedFields(fields)
  const data = dataOf.get(slug)
  const schema = z
    .strictObject({
      blockType: z.literal(slug),
      id: z.string(),
      blockName: z.string().nullable(),
      ...shape,
      ...(data && { data: data.schema.meta(DATA) }),
    })
    .openapi(`Public${interfaceName}`)
  const publishBlock = (block: AnyBlock, shown: unknown) => ({
    blockType: slug,
    id: block.id ?? '',
    blockName: block.blockName ?? null,
    ...publish({ ...block }),
    ...(data && { data: data.publish(shown) }),
  })
  return { schema, publish: publishBlock }
}

const published = new Map(blocks.map((block) => [block.slug, publishedBlock(block)]))
const [first, ...others] = [...published.values()].map(({ schema }) => schema)
if (!first) throw new Error('No block types are registered')

/** A block as a site shows it, one schema per type. */
export const publicBlock = z.discriminatedUnion('blockType', [first, ...others]).openapi('PublicBlock', {
  description: 'References are resolved for the site; rich text is also given as HTML.',
})

type PublicBlock = z.output<typeof publicBlock>

/** Blocks of a page with resolved links, and the data of their loaders by block id. */
export const toPublicBlocks = (stored: readonly AnyBlock[], data: DataByBlock): PublicBlock[] =>
  stored.flatMap((block) => {
    const shown = block.id ? data[block.id] : undefined
    return (published.get(block.blockType)?.publish(block, shown) as PublicBlock | undefined) ?? []
  })
