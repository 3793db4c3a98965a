import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { asUser, copyBlocks } from './copy-blocks'

type NewTemplate = { page: string; name: string; description: string | null }

/**
 * Creates a template from the newest version of a page, in every locale. Call it in a transaction.
 * @returns the template's id
 * @throws Payload's NotFound or Forbidden when the account may not read the page or write templates
 */
export async function templateFromPage(
  req: PayloadRequest,
  { page, name, description }: NewTemplate,
): Promise<string> {
  const own = { collection: 'templates', ...asUser(req) } as const
  const { tenant } = await req.payload.findByID({ collection: 'pages', id: page, ...asUser(req) })
  return copyBlocks(
    req,
    { collection: 'pages', id: page },
    {
      create: (design, locale) =>
        req.payload.create({
          ...own,
          locale,
          data: { ...design, tenant: tenant ? referenceId(tenant) : null, name, description },
        }),
      fill: (id, blocks, locale) => req.payload.update({ ...own, id, locale, data: { blocks } }),
    },
  )
}
