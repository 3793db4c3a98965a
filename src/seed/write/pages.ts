import type { PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { image } from '@/blocks/draft'
import { withRowIds } from '@/src/lib/row-ids'
import { inLanguage, type Lookup } from '@/blocks/resolve'
import type { PageSeed, TenantSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { asSystem, getOrThrow } from './session'

type Content = Pick<Page, 'title' | 'blocks' | 'seo'>

/** A resolved draft of a page; its values have the shapes of the generated types. */
const contentOf = (seed: PageSeed, locale: Locale, lookup: Lookup): Content =>
  inLanguage(
    {
      title: seed.title,
      blocks: seed.blocks,
      seo: {
        title: seed.seo.title ?? seed.title,
        description: seed.seo.description,
        image: seed.seo.image ? image(seed.seo.image) : null,
        noindex: seed.seo.noindex ?? false,
      },
    },
    locale,
    lookup,
  ) as Content

/** Empty drafts of all pages, so that pages can link to each other. Returns their ids by route key. */
async function createPages(
  req: PayloadRequest,
  tenant: TenantSeed,
  tenantId: string,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (const { key, title, layout = 'main', showTopBar = true, showFooter = true } of tenant.pages) {
    const { id } = await req.payload.create({
      collection: 'pages',
      draft: true,
      locale: FIRST,
      data: {
        tenant: tenantId,
        title: title[FIRST],
        layout,
        routeKey: key,
        showTopBar,
        showFooter,
      },
      req,
      ...asSystem,
    })
    ids.set(key, id)
  }
  return ids
}

async function fillPage(req: PayloadRequest, id: string, seed: PageSeed, lookup: Lookup): Promise<void> {
  const write = (locale: Locale, data: Content) =>
    req.payload.update({
      collection: 'pages',
      id,
      locale,
      depth: 0,
      data: { ...data, _status: 'published' },
      req,
      ...asSystem,
    })
  const stored = await write(FIRST, contentOf(seed, FIRST, lookup))
  for (const locale of OTHERS) {
    await write(locale, withRowIds(contentOf(seed, locale, lookup), stored) as Content)
  }
}

/** Creates a tenant's pages and publishes them in every language. Returns their ids by route key. */
export async function writePages(
  req: PayloadRequest,
  tenant: TenantSeed,
  tenantId: string,
  lookup: Omit<Lookup, 'pageId'>,
  pageDone: () => void,
): Promise<Map<string, string>> {
  const ids = await createPages(req, tenant, tenantId)
  const pageId = (key: string) => getOrThrow(ids, key, 'page')
  for (const seed of tenant.pages) {
    await fillPage(req, pageId(seed.key), seed, { ...lookup, pageId })
    pageDone()
  }
  return ids
}
