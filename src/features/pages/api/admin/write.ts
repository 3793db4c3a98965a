import type { z } from '@hono/zod-openapi'

import type { Page } from '@/payload-types'
import { replacePageUrls, requireDueAddress, URLS_FOLLOW } from '@/src/features/urls'
import { checkRowIds } from '@/src/api/core/block-rows'
import { assertBlocksFit } from '@/src/api/core/block-schema'
import type { Caller } from '@/src/api/core/environment'
import { sharedFields } from '@/src/api/core/resource/shared-fields'
import type { WriteOptions } from '@/src/api/core/resource/write'
import { toPageUrlInput, type pageUrlInputs } from '@/src/api/shapes/page-url'
import { fromSeo } from '@/src/api/shapes/seo'
import { PAGE_DEFAULTS, pageBody } from './schemas'

/** Sets all URLs of a page in one transaction; without any given, they stay as they are. */
export async function writeUrls(
  caller: Caller,
  id: string,
  urls: z.output<typeof pageUrlInputs> | undefined,
): Promise<void> {
  const page = { id, tenant: caller.tenant.id }
  if (urls) await replacePageUrls(caller.req, page, toPageUrlInput(urls), { field: 'urls' })
}

/** A page in one locale with its shared settings and, when given, its URLs. */
export const pageWriting: WriteOptions<'pages', typeof pageBody> = {
  body: pageBody,
  toData: ({ urls: _urls, status: _status, title, seo, ...given }, { caller, current }) => {
    const { blocks, ...shared } = sharedFields(given, PAGE_DEFAULTS, current)
    if (blocks) assertBlocksFit(caller.req.payload, blocks)
    return {
      title,
      ...shared,
      seo: fromSeo(seo, current),
      // Validated against the schemas of the block types above.
      ...(blocks && { blocks: checkRowIds(blocks, current?.blocks ?? []) as Page['blocks'] & object }),
    }
  },
  hookContext: ({ urls }) => ({ [URLS_FOLLOW]: urls ? toPageUrlInput(urls) : 'kept' }),
  after: async ({ urls }, { caller, locale, id }) => {
    await writeUrls(caller, id, urls)
    await requireDueAddress(caller.req, { id, tenant: caller.tenant.id, locale }, 'urls')
  },
}
