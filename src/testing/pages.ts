import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Page, PageUrl } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Company } from './tenants'

const scene = { overrideAccess: true } as const

/** Rich text of one paragraph in the format of the editor. */
export const paragraph = (text: string) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', text, version: 1 }] }],
  },
})

type PageOptions = {
  title?: string
  status?: 'draft' | 'published'
  locale?: Locale
  blocks?: Page['blocks']
  layout?: Page['layout']
}

export const createPage = (
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  { title = 'Titel', status = 'published', locale = 'nl', blocks = [], layout = 'main' }: PageOptions = {},
): Promise<Page> =>
  payload.create({
    collection: 'pages',
    locale,
    draft: status === 'draft',
    data: { tenant: tenant.id, title, layout, _status: status, blocks } as Page,
    ...scene,
  })

export const createPageUrl = (
  payload: Payload,
  { tenant, domain }: Pick<Company, 'tenant' | 'domain'>,
  page: Page,
  path: string,
  locale: Locale = 'nl',
): Promise<PageUrl> =>
  payload.create({
    collection: 'page-urls',
    data: { tenant: tenant.id, domain: domain.id, page: page.id, locale, path },
    ...scene,
  })

/** Creates a page with a URL in every language, so that it can be published. */
export async function createPageWithUrls(
  payload: Payload,
  company: Pick<Company, 'tenant' | 'domain'>,
  options?: PageOptions,
): Promise<Page> {
  const page = await createPage(payload, company, options)
  for (const locale of LOCALES) await createPageUrl(payload, company, page, `/${randomUUID()}`, locale)
  return page
}
