import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { findOne } from '@/src/api/core/resource/find'
import { publicationsOf } from '@/src/api/core/resource/publication'
import { dataOf, localeCode, uuid } from '@/src/api/core/schemas'
import { requestConnection } from '@/src/platform/database/connection'
import { LOCALES } from '@/src/lib/constants'
import { checkAddress } from '@/src/features/urls/server/check-address'
import { readAddresses } from '@/src/features/urls/server/read-addresses'
import { proposeAddresses } from '@/src/features/urls/server/propose-addresses'

const MAX_TITLE = 500
const MAX_PATH = 1000

const pages = { collection: 'pages', noun: 'page', search: [], drafts: true } as const
const posts = { collection: 'posts', noun: 'post', search: [], drafts: true } as const
const domains = { collection: 'domains', noun: 'domain', search: [] } as const

const place = { domain: uuid, hostname: z.string() }
const href = z.string().nullable()

const located = z.strictObject({ ...place, locale: localeCode, path: z.string(), href })

const addresses = z
  .strictObject({
    isPublished: z.boolean(),
    lines: z.array(
      z.strictObject({
        ...place,
        path: z.string().nullable(),
        href,
        proposal: z.string().nullable(),
        isUsual: z.boolean(),
      }),
    ),
    others: z.array(located),
  })
  .openapi('PageAddresses')

/** The address field of a page: its addresses in a language, and proposals from the title. */
const listAddresses = adminOperation({
  method: 'get',
  path: '/page-urls/addresses',
  tag: 'Page URLs',
  summary: 'List the domains with the addresses of a page',
  permission: 'content.read',
  query: z.strictObject({
    urlLocale: localeCode,
    title: z.string().max(MAX_TITLE).default(''),
    pageId: uuid.optional(),
  }),
  answer: dataOf(addresses),
  handle: async ({ caller, query: { urlLocale, title, pageId: id } }) => {
    const page = id && (await findOne(pages, caller, id, urlLocale))
    const publication = page ? (await publicationsOf(caller, 'pages', [page]))(page.id)[urlLocale] : 'missing'
    const asked = { tenant: caller.tenant.id, locale: urlLocale, title, page: id }
    const isPublished = publication === 'published' || publication === 'changed'
    return { data: { isPublished, ...(await proposeAddresses(caller.req, asked)) } }
  },
})

/** The form of a post, whose addresses follow from its slug. */
const listOfPost = adminOperation({
  method: 'get',
  path: '/page-urls/post-addresses',
  tag: 'Page URLs',
  summary: 'List the addresses of a post',
  permission: 'content.read',
  query: z.strictObject({ postId: uuid }),
  answer: dataOf(z.array(located)),
  handle: async ({ caller, query: { postId } }) => {
    await findOne(posts, caller, postId, LOCALES[0])
    const read = await readAddresses(await requestConnection(caller.req), 'posts', [postId])
    return { data: read(postId) }
  },
})

const check = z
  .strictObject({
    path: z.string(),
    state: z.enum(['free', 'used', 'redirected', 'invalid']),
    message: z.string().nullable(),
    usedBy: z
      .strictObject({
        type: z.enum(['page', 'post', 'author', 'category']),
        id: uuid,
        title: z.string().nullable(),
      })
      .nullable(),
  })
  .openapi('AddressCheck')

/** The address field of a page, while somebody types. */
const checkOne = adminOperation({
  method: 'get',
  path: '/page-urls/check',
  tag: 'Page URLs',
  summary: 'Check whether a page can have an address',
  permission: 'content.read',
  query: z.strictObject({
    domain: uuid,
    urlLocale: localeCode,
    path: z.string().max(MAX_PATH),
    pageId: uuid.optional(),
  }),
  answer: dataOf(check),
  handle: async ({ caller, query: { domain: id, urlLocale: locale, path, pageId } }) => {
    const domain = await findOne(domains, caller, id, locale)
    const asked = { tenant: caller.tenant.id, domain: domain.id, locale, path }
    return { data: await checkAddress(caller.req, asked, pageId) }
  },
})

/** Only for the panel. */
export const pageAddressOperations = [listAddresses, listOfPost, checkOne]
