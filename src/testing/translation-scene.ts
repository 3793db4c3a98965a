import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import type { Page } from '@/payload-types'
import { dataOf } from '@/src/api/core/schemas'
import { translatedDocument, translation } from '@/src/features/translation/api/schemas'
import type { Locale } from '@/src/lib/constants'
import { bodyAs, call, tokenOf } from './api'
import { type ModelServer, startModelServer } from './model-server'
import { createPage, paragraph } from './pages'
import { type Company, createCompany } from './tenants'
import { entriesOf, translating } from './translating-model'

type Options = Parameters<typeof call>[1]

const LINK = {
  ...{ type: 'link', version: 3, id: 'l1', format: '', indent: 0, direction: 'ltr' },
  fields: { linkType: 'custom', url: '/prijzen', newTab: false },
  children: [{ type: 'text', text: 'Bestel', version: 1 }],
}

/** Two paragraphs: one with a number, one with a link. */
export function linkedContent() {
  const { root } = paragraph('Vanaf € 1.250.')
  const linked = {
    type: 'paragraph',
    version: 1,
    children: [LINK, { type: 'text', text: ' nu', version: 1 }],
  }
  return { root: { ...root, children: [...root.children, linked] } }
}

/** Published in Dutch: a title, and a block of a heading and rich text. */
function dutchPage(payload: Payload, company: Company, title = 'Over ons'): Promise<Page> {
  const block = { id: '0a', blockType: 'richText', heading: 'Kop', content: linkedContent() }
  const blocks = [block] as unknown as Page['blocks'] & object
  return createPage(payload, company, { title, status: 'published', blocks })
}

/** A company with a language model that translates, and what an editor of it asks of pages. */
export async function translationScene(payload: Payload) {
  const company = await createCompany(payload)
  const token = await tokenOf(payload, company.editor)
  const server: ModelServer = await startModelServer({}, translating())
  const ask = (path: string, options: Options = {}) =>
    call(`/api/admin${path}`, { token, tenant: company.tenant.slug, ...options })
  const translate = (id: string, body: object = {}, options: Options = {}) =>
    ask(`/pages/${id}/translate`, { body: { to: 'en', ...body }, ...options })
  const read = async (id: string) => {
    const response = await ask(`/pages/${id}/translations/en`)
    const etag = response.headers.get('etag') ?? ''
    return { ...(await bodyAs(response, dataOf(translation))).data, etag }
  }
  const own = { collection: 'pages', depth: 0, joins: false, overrideAccess: true } as const
  return {
    ...{ company, token, server, ask, translate, read },
    page: (title?: string) => dutchPage(payload, company, title),
    translated: async (id: string, body: object = {}) =>
      (await bodyAs(await translate(id, body), dataOf(translatedDocument))).data,
    propose: (id: string, path: string, body: object = {}) =>
      ask('/pages/translate-field', { body: { id, path, to: 'en', ...body } }),
    statesOf: async (id: string) =>
      Object.fromEntries((await read(id)).fields.map(({ path, state }) => [path, state])),
    /** The texts that the model was asked to translate, in its call with this number. */
    asked: (index: number) => {
      const body = server.requests[index]?.body
      return body ? entriesOf(body).map(({ text }) => text) : []
    },
    change: (id: string, data: object, locale: Locale = 'nl') =>
      payload.update({ ...own, id, locale, draft: true, data }),
    stored: (id: string, locale: Locale, draft = true) => payload.findByID({ ...own, id, locale, draft }),
    logged: async () => {
      const { rows } = await payload.db.drizzle.execute<{ purpose: string; status: string }>(
        sql`SELECT purpose, status FROM llm_usage_logs WHERE tenant_id = ${company.tenant.id} ORDER BY created_at`,
      )
      return rows
    },
  }
}

export type TranslationScene = Awaited<ReturnType<typeof translationScene>>
