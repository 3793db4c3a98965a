import { z } from '@hono/zod-openapi'

import { publication } from '@/src/api/core/resource/publication'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { pageUrl, pageUrlInputs } from '@/src/api/shapes/page-url'

/** A page with all its URLs. */
export const pageWithUrls = z
  .strictObject({ id: uuid, title: z.string().nullable(), publication, urls: z.array(pageUrl) })
  .openapi('PageWithUrls')

/** Filters on the URLs of a page. */
export const urlFilters = {
  domain: uuid.optional().openapi({ description: 'Pages with a URL on this domain.' }),
  path: z
    .string()
    .min(1)
    .trim()
    .max(1000)
    .optional()
    .openapi({ description: 'Pages with a URL whose path contains this.' }),
  urlLocale: localeCode.optional().openapi({ description: 'Pages with a URL in this language.' }),
}

/** All URLs of the page; the others that it has are removed. */
export const urlsBody = pageUrlInputs.openapi('PageUrlsInput')

export const urlsQuery = z.strictObject({
  redirects: z.enum(['true', 'false']).default('true').openapi({
    description: 'Whether removed URLs redirect (301) to a remaining URL of the page.',
  }),
})
