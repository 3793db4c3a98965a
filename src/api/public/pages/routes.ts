import { z } from '@hono/zod-openapi'

import { composeChrome } from '@/src/content/chrome'
import { composeConsent } from '@/src/content/consent'
import { composeFrame } from '@/src/content/frame'
import { readPageList } from '@/src/content/page-list'
import { cacheTags } from '@/src/content/cache-tags'
import { readDocument } from '@/src/content/shown'
import { pageNotFound } from '@/src/lib/error-messages'
import { resolvePath } from '@/src/site/resolve-path'
import { routingStore } from '@/src/site/store/cache'
import { shareUnder } from '../../core/caching'
import { invalid } from '../../core/from-error'
import { listOf } from '../../core/list'
import { ApiError } from '../../core/problems'
import { siteOperation } from '../../core/public-operation'
import { dataOf, siteLocale } from '../../core/schemas'
import { servedLocale, siteContent } from '../../core/site-locale'
import { resolution, resolveBody } from './resolution'
import { layout, listedPage, pagesQuery } from './schemas'
import { toLayout } from './serialize'
import { toResolution } from './serialize-shown'

const getLayout = siteOperation({
  method: 'get',
  path: '/pages/layout',
  tag: 'Site',
  summary: 'What stands around every page of the site',
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(layout),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = servedLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const [chrome, consent] = await Promise.all([
      composeChrome(content, locale),
      composeConsent(content, locale),
    ])
    shareUnder(headers, [...content.tags, ...chrome.tags, ...consent.tags])
    return { data: toLayout(content, composeFrame(content, chrome, null, locale), consent) }
  },
})

const listPages = siteOperation({
  method: 'get',
  path: '/pages',
  tag: 'Site',
  summary: 'The pages of the site that are published in a language',
  description:
    'Each at its canonical path, which `POST /api/pages` resolves. Posts and their lists are not among them.',
  query: pagesQuery,
  answer: listOf(listedPage),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const locale = servedLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const { docs, total } = await readPageList(content, locale, query)
    shareUnder(headers, [...content.tags, cacheTags.addresses(site.tenantId)])
    const { page, limit } = query
    return {
      data: docs.map((doc) => ({ ...doc, locale })),
      meta: { page, limit, total, pages: Math.ceil(total / limit) },
    }
  },
})

const resolvePage = siteOperation({
  method: 'post',
  path: '/pages',
  tag: 'Site',
  summary: 'What a path of the site leads to',
  body: resolveBody,
  answer: dataOf(resolution),
  problems: ['notFound', 'gone'],
  handle: async ({ body, visit: { site, protocol, port } }) => {
    const locale = body.locale && servedLocale(site, body.locale)
    const found = await resolvePath(routingStore(), site, body.path, {
      protocol,
      port,
      ...(locale && { locale }),
    })
    if (found.type === 'redirect') return { data: found }
    if (found.type === 'badRequest')
      throw invalid([
        { path: 'path', message: 'This is no path of a website: check its encoding and length.' },
      ])
    if (found.type === 'gone') throw new ApiError('gone', `Page removed for good: ${body.path}`)
    const missing = new ApiError('notFound', pageNotFound(body.path))
    if (found.type !== 'page') throw missing
    const content = await siteContent(site, found.locale)
    const shown = await readDocument(content, found.locale, found, found.listPage)
    if (!shown) throw missing
    return { data: toResolution(content, shown, found) }
  },
})

export const pageOperations = [getLayout, listPages, resolvePage]
