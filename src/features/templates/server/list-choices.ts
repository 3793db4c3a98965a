import type { PayloadRequest, Where } from 'payload'

import type { Template } from '@/payload-types'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { MAX_TEMPLATE_CHOICES, type TemplateChoice } from '@/src/features/templates/rules/templates'
import { asUser } from './copy-blocks'

/** As many blocks as a drawing of the template has room for. */
const DRAWN = 4

const toChoice = ({ id, name, description, thumbnail, blocks }: Template): TemplateChoice => ({
  id,
  name,
  description: description || null,
  thumbnail: typeof thumbnail === 'object' ? (thumbnail?.thumbnailURL ?? null) : null,
  blocks: (blocks ?? []).slice(0, DRAWN).map(({ blockType }) => blockType),
})

/**
 * The templates that a person can begin a page with, by name; `total` counts those beyond the first ones too. One without
 * a name is not begun yet: the panel makes a template when somebody looks at an empty form.
 */
export async function listChoices(
  req: PayloadRequest,
  { tenant, search }: { tenant: string | null; search: string },
): Promise<{ choices: TemplateChoice[]; total: number }> {
  const named: Where = { or: [{ name: likeContains(search) }, { description: likeContains(search) }] }
  const { docs, totalDocs } = await req.payload.find({
    collection: 'templates',
    where: {
      and: [
        { name: { exists: true } },
        { name: { not_equals: '' } },
        ...(tenant ? [{ tenant: { equals: tenant } }] : []),
        ...(search ? [named] : []),
      ],
    },
    sort: 'name',
    limit: MAX_TEMPLATE_CHOICES,
    ...asUser(req),
    // The image, whose address is what is wanted of it.
    depth: 1,
  })
  return { choices: docs.map(toChoice), total: totalDocs }
}
