import type { PayloadRequest } from 'payload'

import { referenceId } from '@/src/access/memberships'
import type { Locale } from '@/src/lib/constants'
import { asUser, copyBlocks } from './copy-blocks'

type NewPage = { template: string; title: string; locale: Locale }

/**
 * Makes a page that begins as the template is now, in every language: a draft without a URL, with its title in
 * `locale` alone. To be called in a transaction.
 * @returns the page's id
 * @throws Payload's NotFound or Forbidden when the person may not read the template or write pages
 */
export async function pageFromTemplate(
  req: PayloadRequest,
  { template, title, locale }: NewPage,
): Promise<string> {
  const own = { collection: 'pages', ...asUser(req) } as const
  const { tenant } = await req.payload.findByID({ collection: 'templates', id: template, ...asUser(req) })
  const titleIn = (written: Locale) => (written === locale ? { title } : {})
  return copyBlocks(
    req,
    { collection: 'templates', id: template },
    {
      create: (design, written) =>
        req.payload.create({
          ...own,
          locale: written,
          data: {
            ...design,
            tenant: tenant ? referenceId(tenant) : null,
            template,
            ...titleIn(written),
            _status: 'draft',
          },
        }),
      fill: (id, blocks, written) =>
        req.payload.update({
          ...own,
          id,
          locale: written,
          data: { blocks, ...titleIn(written), _status: 'draft' },
        }),
    },
  )
}
