import { LRUCache } from 'lru-cache'
import type { Payload } from 'payload'
import type { z } from '@hono/zod-openapi'

import { blocks } from '@/blocks'
import { inLanguage } from '@/blocks/resolve'
import { samples } from '@/blocks/samples'
import { createLexicalConverter } from '@/src/platform/markdown-to-lexical'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { writingSchemas } from '@/src/api/core/writing-schema'
import { block as blockSchema } from './schemas'

type BlockType = z.output<typeof blockSchema>

const unnamed = (key: string): never => {
  throw new Error(`A sample refers to ${key}; samples must not refer to documents.`)
}

async function makeCatalogue(payload: Payload, locale: Locale): Promise<BlockType[]> {
  const schemas = writingSchemas(payload.config)
  const lookup = {
    imageId: unnamed,
    pageId: unnamed,
    formId: unnamed,
    lexical: await createLexicalConverter(payload),
  }
  const drafts = new Map(Object.entries(samples))
  return blocks.map(({ slug, labels, admin }) => {
    const { description }: { description?: unknown } = admin?.custom ?? {}
    // The tests validate every block type against this.
    return blockSchema.parse({
      type: slug,
      group: admin?.group,
      labels,
      description,
      thumbnail: typeof admin?.images?.thumbnail === 'object' ? admin.images.thumbnail.url : undefined,
      schema: schemas.get(slug),
      sample: inLanguage(drafts.get(slug), locale, lookup),
    })
  })
}

/** Built once per locale. A failed build is not cached: the next request tries again. */
const made = new LRUCache<Locale, BlockType[], Payload>({
  max: LOCALES.length,
  ignoreFetchAbort: true,
  fetchMethod: (locale, _held, { context: payload }) => makeCatalogue(payload, locale),
})

/** Every block type in the order of the admin, with an example in one locale. It only changes with a new build. */
export const blockCatalogue = (payload: Payload, locale: Locale): Promise<BlockType[]> =>
  made.forceFetch(locale, { context: payload })
