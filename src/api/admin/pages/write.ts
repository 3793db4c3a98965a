import type { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { replacePageUrls, type WantedUrl } from '@/src/content/replace-page-urls'
import type { Locale } from '@/src/lib/constants'
import { withKnownRows } from '../../core/block-rows'
import { assertBlocksFit } from '../../core/block-schema'
import type { Caller } from '../../core/environment'
import type { pageBody } from './schemas'

type Body = z.output<typeof pageBody>

const as = ({ user, req }: Caller, locale: Locale) =>
  ({ collection: 'pages', locale, user, req, overrideAccess: false, depth: 0 }) as const

/** The stored form of a body, without status and URLs; `current` are the page's blocks, if it has any yet. */
const toData = ({ urls: _urls, status: _status, seo, blocks, ...fields }: Body, current: Page['blocks']) => ({
  ...fields,
  seo: { title: null, description: null, image: null, noindex: false, ...seo },
  // Checked against the block types' own schemas before anything is written.
  blocks: withKnownRows(blocks, current) as Page['blocks'] & object,
})

/** The first URL of a domain and language is the canonical one, unless the caller says otherwise. */
const toWanted = (urls: NonNullable<Body['urls']>): WantedUrl[] =>
  urls.map(({ domain, locale, path, canonical }, index) => {
    const first = urls.findIndex((other) => other.domain === domain && other.locale === locale)
    return { domain, locale, path, canonical: canonical ?? first === index }
  })

async function writeUrls(caller: Caller, id: string, urls: Body['urls']): Promise<void> {
  if (urls) await replacePageUrls(caller.req, { id, tenant: caller.tenant.id }, toWanted(urls))
}

/** Makes a page with its URLs; resolves with its id. */
export async function createPage(caller: Caller, locale: Locale, body: Body): Promise<string> {
  assertBlocksFit(caller.req.payload, body.blocks)
  const published = body.status === 'published'
  const { id } = await caller.req.payload.create({
    ...as(caller, locale),
    draft: !published,
    data: { ...toData(body, []), tenant: caller.tenant.id, _status: published ? 'published' : 'draft' },
  })
  await writeUrls(caller, id, body.urls)
  return id
}

/** Replaces one language of a page, its shared settings and, when given, its URLs. */
export async function updatePage(
  caller: Caller,
  { id, blocks }: Page,
  locale: Locale,
  body: Body,
): Promise<void> {
  assertBlocksFit(caller.req.payload, body.blocks)
  const { payload } = caller.req
  if (body.status === 'unpublished')
    await payload.update({ ...as(caller, locale), id, data: { _status: 'draft' } })
  const published = body.status === 'published'
  await payload.update({
    ...as(caller, locale),
    id,
    draft: !published,
    data: { ...toData(body, blocks), _status: published ? 'published' : 'draft' },
  })
  await writeUrls(caller, id, body.urls)
}

/** Removes a page with its URLs. */
export async function deletePage({ user, req }: Caller, id: string): Promise<void> {
  await req.payload.delete({ collection: 'pages', id, user, req, overrideAccess: false, depth: 0 })
}
