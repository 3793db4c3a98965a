import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { asUser, copyBlocks } from './copy-blocks'

type NewPage = { template: string; title: string; locale: Locale }

/**
 * Creates a page from a template in every locale: a draft without a URL, with a title only in `locale`. Call it in a
 * transaction.
 * @returns the page's id
 * @throws Payload's NotFound or Forbidden when the account may not read the template or write pages
 */
export async function pageFromTemplate(
  req: PayloadRequest,
  { template, title, locale }: NewPage,
): Promise<string> {
  const own = { collection: 'pages', ...asUser(req) } as const
  const { tenant } = await req.payload.findByID({ collection: 'templates', id: template, ...asUser(req) })
  const titleIn = (target: Locale) => (target === locale ? { title } : {})
  return copyBlocks(
    req,
    { collection: 'templates', id: template },
    {
      create: (design, target) =>
        req.payload.create({
          ...own,
          locale: target,
          data: {
            ...design,
            tenant: tenant ? referenceId(tenant) : null,
            template,
            ...titleIn(target),
            _status: 'draft',
          },
        }),
      fill: (id, blocks, target) =>
        req.payload.update({
          ...own,
          id,
          locale: target,
          data: { blocks, ...titleIn(target), _status: 'draft' },
        }),
    },
  )
}
