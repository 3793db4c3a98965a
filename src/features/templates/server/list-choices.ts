import type { PayloadRequest, Where } from 'payload'

import type { Template } from '@/payload-types'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import {
  MAX_PARTS,
  MAX_TEMPLATE_CHOICES,
  type TemplateChoice,
  type TemplateKind,
} from '@/src/features/templates/rules/templates'
import { asUser } from './copy-blocks'

/** The number of blocks in the sketch of a template. */
const SKETCH_BLOCKS = 4

const toChoice = ({ id, name, description, thumbnail, blocks }: Template): TemplateChoice => ({
  id,
  name,
  description: description || null,
  thumbnail: typeof thumbnail === 'object' ? (thumbnail?.thumbnailURL ?? null) : null,
  blocks: (blocks ?? []).slice(0, SKETCH_BLOCKS).map(({ blockType }) => blockType),
  types: [...new Set((blocks ?? []).map(({ blockType }) => blockType))],
})

/**
 * The templates of a kind that an account can read, by name; `total` includes those beyond the limit. Templates
 * without a name are left out: somebody is about to rename them.
 */
export async function listChoices(
  req: PayloadRequest,
  { tenant, search, kind }: { tenant: string | null; search: string; kind: TemplateKind },
): Promise<{ choices: TemplateChoice[]; total: number }> {
  const named: Where = { or: [{ name: likeContains(search) }, { description: likeContains(search) }] }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'templates',
    where: {
      and: [
        { kind: { equals: kind } },
        { name: { exists: true } },
        { name: { not_equals: '' } },
        ...(tenant ? [{ tenant: { equals: tenant } }] : []),
        ...(search ? [named] : []),
      ],
    },
    sort: 'name',
    limit: kind === 'part' ? MAX_PARTS : MAX_TEMPLATE_CHOICES,
    ...asUser(req),
    // Populates the image, for its URL.
    depth: 1,
  })
  return { choices: docs.map(toChoice), total: totalDocs }
}
