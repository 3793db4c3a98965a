import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { asUser, copyBlocks } from './copy-blocks'

type NewTemplate = { page: string; name: string; description: string | null; blocks?: readonly string[] }

/**
 * Creates a template from the newest version of a page, in every locale. Call it in a transaction.
 * @param blocks the ids of the blocks of which to make a part; without it, all blocks become a template of a page
 * @returns the template's id
 * @throws Payload's NotFound or Forbidden when the account may not read the page or write templates
 */
export async function templateFromPage(
  req: PayloadRequest,
  { page, name, description, blocks: chosen }: NewTemplate,
): Promise<string> {
  const own = { collection: 'templates', ...asUser(req) } as const
  const { tenant } = await req.payload.findByID({ collection: 'pages', id: page, ...asUser(req) })
  return copyBlocks(
    req,
    { collection: 'pages', id: page, ...(chosen && { blocks: chosen }) },
    {
      create: (design, locale) =>
        req.payload.create({
          ...own,
          locale,
          data: {
            ...design,
            tenant: tenant ? referenceId(tenant) : null,
            kind: chosen ? 'part' : 'page',
            name,
            description,
          },
        }),
      fill: (id, blocks, locale) => req.payload.update({ ...own, id, locale, data: { blocks } }),
    },
  )
}
