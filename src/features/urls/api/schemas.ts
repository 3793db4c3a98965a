import { z } from '@hono/zod-openapi'

import { publication } from '@/src/api/core/resource/publication'
import { localeCode, uuid } from '@/src/api/core/schemas'
import { pageUrl, pageUrlInputs } from '@/src/api/shapes/page-url'

/** A page with every place where it is to be found. */
export const pageWithUrls = z
  .strictObject({ id: uuid, title: z.string().nullable(), publication, urls: z.array(pageUrl) })
  .openapi('PageWithUrls')

/** Which pages a list shows: those with a URL that fits. */
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

/** All URLs that the page is to have; any other that it has goes. */
export const urlsBody = pageUrlInputs.openapi('PageUrlsInput')

export const urlsQuery = z.strictObject({
  redirects: z.enum(['true', 'false']).default('true').openapi({
    description: 'Whether URLs that the page loses lead to where it is found from now on (301).',
  }),
})
