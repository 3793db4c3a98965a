import { z } from '@hono/zod-openapi'

import { referenceId } from '@/src/access/memberships'
import { readGlobals } from '@/src/rendering/globals'
import { buildSiteShell, SHELL_GLOBALS } from '@/src/rendering/load-shell'
import { consentFrom } from '@/src/rendering/consent'
import { buildShell } from '@/src/rendering/build-shell'
import { readPageList } from '@/src/rendering/page-list'
import { cacheTags } from '@/src/cache/tags'
import { loadDocument } from '@/src/rendering/resolve-document'
import { pageNotFound } from '@/src/lib/error-messages'
import { resolvePath } from '@/src/routing/resolve-path'
import { routingStore } from '@/src/routing/store/cache'
import { allowSharedCaching } from '@/src/api/core/caching'
import { invalid } from '@/src/api/core/from-error'
import { listOf } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { resolution, resolveBody } from './resolution'
import { layout, listedPage, pagesQuery } from './schemas'
import { toLayout } from './serialize'
import { toResolution } from './serialize-shown'

const getLayout = publicSiteOperation({
  method: 'get',
  path: '/pages/layout',
  tag: 'Site',
  summary: 'Read the layout of the site',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(layout),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const stored = await readGlobals(referenceId(content.tenant), locale, [...SHELL_GLOBALS, 'consent-texts'])
    const siteShell = await buildSiteShell(content, locale, stored)
    const consent = consentFrom(content, locale, stored['consent-texts'])
    allowSharedCaching(headers, [...content.tags, ...siteShell.tags, ...consent.tags])
    return { data: toLayout(content, buildShell(content, siteShell, null, locale), consent) }
  },
})

const listPages = publicSiteOperation({
  method: 'get',
  path: '/pages',
  tag: 'Site',
  summary: 'List the pages published in a language',
  description:
    'Each with its canonical path, which `POST /api/pages` resolves. Posts and lists of posts are not included.',
  query: pagesQuery,
  answer: listOf(listedPage),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const { docs, total } = await readPageList(content, locale, query)
    allowSharedCaching(headers, [...content.tags, cacheTags.urls(site.tenantId)])
    const { page, limit } = query
    return {
      data: docs.map((doc) => ({ ...doc, locale })),
      meta: { page, limit, total, pages: Math.ceil(total / limit) },
    }
  },
})

const resolvePage = publicSiteOperation({
  method: 'post',
  path: '/pages',
  tag: 'Site',
  summary: 'Resolve a path of the site',
  body: resolveBody,
  answer: dataOf(resolution),
  problems: ['notFound', 'gone'],
  handle: async ({ body, visit: { site, protocol, port } }) => {
    const locale = body.locale && resolveLocale(site, body.locale)
    const action = await resolvePath(routingStore(), site, body.path, {
      protocol,
      port,
      ...(locale && { locale }),
    })
    if (action.type === 'redirect') return { data: action }
    if (action.type === 'badRequest')
      throw invalid([{ path: 'path', message: 'Not a valid path: check its encoding and length.' }])
    if (action.type === 'gone') throw new ApiError('gone', `Page removed for good: ${body.path}`)
    const missing = new ApiError('notFound', pageNotFound(body.path))
    if (action.type !== 'page') throw missing
    const content = await siteContent(site, action.locale)
    const shown = await loadDocument(content, action.locale, action, action.listPage)
    if (!shown) throw missing
    return { data: toResolution(content, shown, action) }
  },
})

export const pageOperations = [getLayout, listPages, resolvePage]
