import { z } from '@hono/zod-openapi'
import type { Where } from 'payload'

import { readProduct } from '@/src/rendering/product'
import { readProductList } from '@/src/rendering/products'
import { likeContains } from '@/src/upstream/payload/database/escape-like'
import { allowSharedCaching } from '@/src/api/core/caching'
import { listOf, toMeta } from '@/src/api/core/list'
import { ApiError } from '@/src/api/core/problems'
import { publicSiteOperation } from '@/src/api/core/public-operation'
import { dataOf, siteLocale } from '@/src/api/core/schemas'
import { resolveLocale, siteContent } from '@/src/api/core/site-locale'
import { listedProduct, modelParams, productsQuery, publishedProduct } from './schemas'
import { toListed, toPublished } from './serialize'

const searched = (search: string | undefined): { where?: Where } =>
  search
    ? { where: { or: ['name', 'summary', 'model'].map((field) => ({ [field]: likeContains(search) })) } }
    : {}

const listProducts = publicSiteOperation({
  method: 'get',
  path: '/products',
  tag: 'Products',
  summary: 'List the products that are for sale',
  query: productsQuery,
  answer: listOf(listedProduct),
  problems: ['notFound'],
  handle: async ({ query, visit: { site }, headers }) => {
    const { page, limit, sort, search } = query
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    // Equal products are ordered by id, so that none is on two pages.
    const asked = { ...searched(search), sort: [sort, 'model'] }
    const find = (part = { page, limit }) => readProductList(content, locale, { ...asked, ...part })
    const { found, products, tags } = await find()
    const meta = await toMeta(found, query, async (first) => (await find(first)).found)
    allowSharedCaching(headers, [...content.tags, ...tags])
    return { data: products.map((product) => toListed(product, locale)), meta }
  },
})

const getProduct = publicSiteOperation({
  method: 'get',
  path: '/products/{model}',
  tag: 'Products',
  summary: 'Read a product that is for sale',
  params: modelParams,
  query: z.strictObject({ locale: siteLocale }),
  answer: dataOf(publishedProduct),
  problems: ['notFound'],
  handle: async ({ params: { model }, query, visit: { site }, headers }) => {
    const locale = resolveLocale(site, query.locale)
    const content = await siteContent(site, locale)
    const product = await readProduct(content, locale, model)
    if (!product) throw new ApiError('notFound', `No product "${model}" is for sale on this site.`)
    // A cache knows what changes, not what expires.
    if (!product.until) allowSharedCaching(headers, [...content.tags, ...product.tags])
    return { data: toPublished(product, locale) }
  },
})

export const productOperations = [listProducts, getProduct]
