import { sql } from '@payloadcms/db-postgres'
import { getTranslation } from '@payloadcms/translations'
import type { CollectionSlug, Payload, PayloadRequest } from 'payload'

import { textIn } from '@/src/i18n/locale-texts'
import { batchLoader } from '@/src/lib/batch-loader'
import { LOCALES } from '@/src/lib/constants'
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
