import type { z } from '@hono/zod-openapi'

import type { Template } from '@/payload-types'
import { referenceId } from '@/src/access/memberships'
import type { Serialize } from '@/src/api/core/resource/resource'
import { toBlocks } from '@/src/api/shapes/block'
import type { template, templateSummary } from './schemas'

const toSummary = (doc: Template): z.output<typeof templateSummary> => ({
  id: doc.id,
  name: doc.name || null,
  description: doc.description ?? null,
  kind: doc.kind,
  thumbnail: doc.thumbnail ? referenceId(doc.thumbnail) : null,
  layout: doc.layout,
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
})

export const toTemplateSummaries: Serialize<'templates', typeof templateSummary> = (_, docs) =>
  docs.map(toSummary)

export const toTemplates: Serialize<'templates', typeof template> = (_, docs, locale) =>
  docs.map((doc) => ({
    ...toSummary(doc),
    locale,
    blocks: toBlocks(doc.blocks),
    showTopBar: doc.showTopBar ?? true,
    showFooter: doc.showFooter ?? true,
  }))
