import { sql } from '@payloadcms/db-postgres'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { batchLoader } from '@/src/lib/batch-loader'
import { type Locale, LOCALES } from '@/src/lib/constants'
import { globalSingleton } from '@/src/lib/global-singleton'
import { type RowFacts, rowFacts } from '../lists/row-facts'
import { STATE_TEXTS } from '../lists/state-texts'

type ProductRow = { id: string; page: string | null; model: string; status: string }

async function readProducts({ db }: Payload, ids: readonly string[]) {
  const { rows } = await db.drizzle.execute<ProductRow>(sql`
    SELECT id, page_id AS page, model, status FROM products WHERE id = ANY (${sql.param([...ids])}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: string) => byId.get(id) ?? null
}

/** All products of an answer are read in one statement. */
const productRow = (payload: Payload, id: string): Promise<ProductRow | null> =>
  globalSingleton('products in pickers', () => batchLoader((ids) => readProducts(payload, ids)))(id)

type UrlRow = {
  id: string
  locale: Locale
  hostname: string
  page: string | null
  post: string | null
  name: string | null
}

async function readUrls({ db }: Payload, ids: readonly string[]) {
  const { rows } = await db.drizzle.execute<UrlRow>(sql`
    SELECT u.id, u.locale, d.hostname, u.page_id AS page, u.post_id AS post, coalesce(a.name, c.name) AS name
    FROM page_urls u
    JOIN domains d ON d.id = u.domain_id
    LEFT JOIN authors a ON a.id = u.author_id
    LEFT JOIN categories_locales c ON c._parent_id = u.category_id AND c._locale::text = u.locale::text
    WHERE u.id = ANY (${sql.param([...ids])}::uuid[])`)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: string) => byId.get(id) ?? null
}

/** All page URLs of an answer are read in one statement. */
const urlRow = (payload: Payload, id: string): Promise<UrlRow | null> =>
  globalSingleton('page URLs in pickers', () => batchLoader((ids) => readUrls(payload, ids)))(id)

/** What is at a page URL: the title in its language, the path, the language and domain, and the state. */
export async function namesOfUrl({ i18n, payload }: PayloadRequest, id: string, path: string) {
  const row = await urlRow(payload, id)
  if (!row) return [path]
  const { locale, hostname, page, post, name } = row
  const where = [path, `${locale.toUpperCase()} ${hostname}`]
  const owner = page ?? post
  if (owner === null) return name === null ? where : [name, ...where]
  const { title, state } = (await rowFacts(payload, page ? 'pages' : 'posts', owner)).languages[locale]
  return [...(title ? [title] : []), ...where, textIn(STATE_TEXTS, i18n.language)[state]]
}

const pathsOf = ({ addresses }: RowFacts): string[] => [...new Set(addresses.map(({ path }) => path))]

/** Posts have the same title more often than the same address. */
async function factsOfPost({ i18n, payload }: PayloadRequest, id: string): Promise<string[]> {
  const facts = await rowFacts(payload, 'posts', id)
  const texts = textIn(STATE_TEXTS, i18n.language)
  const states = LOCALES.map((locale) => `${locale.toUpperCase()} ${texts[facts.languages[locale].state]}`)
  return [...pathsOf(facts), ...states]
}

function statusLabel({ i18n, payload }: PayloadRequest, status: string): string {
  const field = payload.collections.products.config.flattenedFields.find(({ name }) => name === 'status')
  const options = field?.type === 'select' ? field.options : []
  const option = options.find((each) => typeof each === 'object' && each.value === status)
  const label: unknown = typeof option === 'object' ? getTranslation(option.label, i18n) : null
  return typeof label === 'string' ? label.toLowerCase() : status
}

/** A product is found at its page. */
async function factsOfProduct(req: PayloadRequest, id: string): Promise<string[]> {
  const product = await productRow(req.payload, id)
  if (!product) return []
  const paths = product.page ? pathsOf(await rowFacts(req.payload, 'pages', product.page)) : []
  return [product.model, ...paths, statusLabel(req, product.status)]
}

/** Where a document is found and in which state, as it stands beside its title where it is chosen; pages have a picker of their own. */
export async function pickerFacts(req: PayloadRequest, slug: CollectionSlug, id: string): Promise<string[]> {
  if (slug === 'posts') return factsOfPost(req, id)
  return slug === 'products' ? factsOfProduct(req, id) : []
}
