import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'

import { row, type Matrix, type MatrixContext } from '@/src/testing/api-matrix/row'
import { readStatuses, writeStatuses } from '@/src/testing/api-matrix/statuses'
import { createPost } from '@/src/testing/blog'
import { createProduct } from '@/src/testing/catalogue'
import { createPage } from '@/src/testing/pages'
import { fillMemory } from '@/src/testing/translation-memory'
import { BULK_PROBLEMS } from '../rules/bulk'

const ADMIN = '/api/admin'
const aboutUs = ({ payload, company }: MatrixContext) => createPage(payload, company, { title: 'Over ons' })
const article = ({ payload, company }: MatrixContext) =>
  createPost(payload, company, { title: 'Waarom Postgres', excerpt: 'Een keuze, en wat ze kost.' })
const lamp = ({ payload, company }: MatrixContext) => createProduct(payload, company)
const title = { segments: [{ id: 'title', text: 'Why Postgres' }] }

const remembered =
  (prepare: (context: MatrixContext) => Promise<{ id: string }>) =>
  async (context: MatrixContext): Promise<{ id: string }> => {
    await fillMemory(context)
    return prepare(context)
  }

/** Importing the same again changes nothing. */
const newTmx = () => `<tmx version="1.4"><header srclang="nl"/><body><tu>
<tuv xml:lang="nl"><seg>Zie <bpt i="1"/>onze prijzen<ept i="1"/></seg></tuv>
<tuv xml:lang="en"><seg>See <bpt i="1"/>our prices<ept i="1"/> ${randomUUID()}</seg></tuv></tu></body></tmx>`
const xliffOf = (
  id: string,
) => `<xliff version="2.0" srcLang="nl" trgLang="en"><file id="f1" original="pages/${id}"><unit id="u1" name="title">
<segment state="translated"><source>Over ons</source><target>About us</target></segment></unit></file></xliff>`
const fileOf = (text: string, name: string): FormData => {
  const form = new FormData()
  form.append('file', new File([text], name))
  return form
}

/** One of a single page that has stopped; no language model is configured that could go on. */
async function stoppedBulk(context: MatrixContext): Promise<{ id: string }> {
  const { id: page } = await aboutUs(context)
  const { rows } = await context.payload.db.drizzle.execute<{ id: string }>(sql`
    WITH bulk AS (
      INSERT INTO bulk_translations (tenant_id, from_locale, to_locale, overwrite, state, reason)
      VALUES (${context.company.tenant.id}, 'nl', 'en', 'outdated', 'stopped',
        ${JSON.stringify(BULK_PROBLEMS.interrupted)}::jsonb)
      RETURNING id
    )
    INSERT INTO bulk_translation_documents (bulk_id, position, collection, document_id, to_locale)
    SELECT id, 0, 'pages', ${page}, 'en' FROM bulk RETURNING bulk_id AS id`)
  return { id: rows[0]?.id ?? '' }
}
const bulkPath = (id: string, rest = '') => ({ path: `${ADMIN}/translations/${id}${rest}` })

export const matrix = {
  'GET /api/admin/translation-memory': row({
    send: () => ({ path: `${ADMIN}/translation-memory` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/translation-memory': row({
    send: () => ({
      path: `${ADMIN}/translation-memory`,
      rawBody: fileOf(newTmx(), 'memory.tmx'),
    }),
    statuses: writeStatuses(200),
    writes: ['translation_memory'],
  }),
  'GET /api/admin/translations/xliff': row({
    prepare: aboutUs,
    send: () => ({ path: `${ADMIN}/translations/xliff?to=en&collection=pages&search=Over` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/translations/xliff': row({
    prepare: aboutUs,
    send: ({ id }) => ({
      path: `${ADMIN}/translations/xliff`,
      rawBody: fileOf(xliffOf(id), 'pages.xlf'),
    }),
    statuses: writeStatuses(200),
    writes: ['pages', 'document_translations', 'translation_memory'],
  }),
  'GET /api/admin/translations': row({
    prepare: aboutUs,
    send: () => ({ path: `${ADMIN}/translations?to=en&limit=2` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/pages/{uuid}/translations/{locale}': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/pages/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/pages/{uuid}/translations/{locale}/memory': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/pages/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/pages/{uuid}/translate': row({
    prepare: remembered(aboutUs),
    send: ({ id }) => ({
      path: `${ADMIN}/pages/${id}/translate`,
      body: { to: 'en', fields: ['title'] },
    }),
    statuses: writeStatuses(200),
    writes: ['pages', 'document_translations'],
  }),
  'POST /api/admin/pages/translate-field': row({
    prepare: remembered(aboutUs),
    send: ({ id }) => ({
      path: `${ADMIN}/pages/translate-field`,
      body: { id, path: 'title', to: 'en' },
    }),
    statuses: writeStatuses(200),
    writes: [],
  }),
  'PUT /api/admin/pages/{uuid}/translations/{locale}': row({
    prepare: aboutUs,
    send: ({ id }) => ({
      path: `${ADMIN}/pages/${id}/translations/en`,
      body: { segments: [{ id: 'title', text: 'About us' }] },
    }),
    statuses: writeStatuses(200),
    writes: ['pages', 'document_translations', 'translation_memory'],
  }),
  'GET /api/admin/posts/{uuid}/translations/{locale}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/posts/{uuid}/translations/{locale}/memory': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/posts/{uuid}/translate': row({
    prepare: remembered(article),
    send: ({ id }) => ({
      path: `${ADMIN}/posts/${id}/translate`,
      body: { to: 'en', fields: ['title'] },
    }),
    statuses: writeStatuses(200),
    writes: ['posts', 'document_translations'],
  }),
  'POST /api/admin/posts/translate-field': row({
    prepare: remembered(article),
    send: ({ id }) => ({
      path: `${ADMIN}/posts/translate-field`,
      body: { id, path: 'title', to: 'en' },
    }),
    statuses: writeStatuses(200),
    writes: [],
  }),
  'PUT /api/admin/posts/{uuid}/translations/{locale}': row({
    prepare: article,
    send: ({ id }) => ({ path: `${ADMIN}/posts/${id}/translations/en`, body: title }),
    statuses: writeStatuses(200),
    writes: ['posts', 'document_translations', 'translation_memory'],
  }),
  'GET /api/admin/products/{id}/translations/{locale}': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${ADMIN}/products/${id}/translations/en` }),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/products/{id}/translations/{locale}/memory': row({
    prepare: lamp,
    send: ({ id }) => ({ path: `${ADMIN}/products/${id}/translations/en/memory` }),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/products/{id}/translate': row({
    prepare: remembered(lamp),
    send: ({ id }) => ({
      path: `${ADMIN}/products/${id}/translate`,
      body: { to: 'en', fields: ['name', 'summary'] },
    }),
    statuses: writeStatuses(200),
    writes: [],
  }),
  'POST /api/admin/products/translate-field': row({
    prepare: remembered(lamp),
    send: ({ id }) => ({
      path: `${ADMIN}/products/translate-field`,
      body: { id, path: 'name', to: 'en' },
    }),
    statuses: writeStatuses(200),
    writes: [],
  }),
  'PUT /api/admin/products/{id}/translations/{locale}': row({
    prepare: lamp,
    send: ({ id }) => ({
      path: `${ADMIN}/products/${id}/translations/en`,
      body: {
        segments: [
          { id: 'name', text: 'Table lamp' },
          { id: 'summary', text: 'A lamp of steel.' },
        ],
      },
    }),
    statuses: writeStatuses(200),
    writes: ['products', 'document_translations', 'translation_memory'],
  }),
  'POST /api/admin/translations': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/translations`, body: { to: 'en', ids: [id] } }),
    statuses: writeStatuses(503),
    writes: [],
  }),
  'POST /api/admin/translations/estimate': row({
    prepare: aboutUs,
    send: ({ id }) => ({ path: `${ADMIN}/translations/estimate`, body: { to: 'en', ids: [id] } }),
    statuses: writeStatuses(503),
    writes: [],
  }),
  'GET /api/admin/translations/{id}': row({
    prepare: stoppedBulk,
    send: ({ id }) => bulkPath(id),
    statuses: readStatuses(200),
  }),
  'GET /api/admin/translations/{id}/documents': row({
    prepare: stoppedBulk,
    send: ({ id }) => bulkPath(id, '/documents'),
    statuses: readStatuses(200),
  }),
  'POST /api/admin/translations/{id}/cancel': row({
    prepare: stoppedBulk,
    send: ({ id }) => bulkPath(id, '/cancel'),
    statuses: writeStatuses(200),
    writes: ['bulk_translations'],
  }),
  'POST /api/admin/translations/{id}/continue': row({
    prepare: stoppedBulk,
    send: ({ id }) => bulkPath(id, '/continue'),
    statuses: writeStatuses(503),
    writes: [],
  }),
} satisfies Matrix
