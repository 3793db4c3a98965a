import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'

import { LOCALES } from '@/src/lib/constants'
import { inTransaction } from '@/src/platform/database/transaction'
import {
  MAX_PAGE_TITLE,
  MAX_TEMPLATE_DESCRIPTION,
  MAX_TEMPLATE_NAME,
} from '@/src/features/templates/rules/templates'
import { listChoices } from './list-choices'
import { pageFromTemplate } from './page-from-template'
import { templateFromPage } from './template-from-page'

const NO_STORE = { 'cache-control': 'private, no-store' } as const

const newPage = z.strictObject({
  template: z.uuid(),
  title: z.string().trim().min(1).max(MAX_PAGE_TITLE),
  locale: z.enum(LOCALES),
})

const newTemplate = z.strictObject({
  page: z.uuid(),
  name: z.string().trim().min(1).max(MAX_TEMPLATE_NAME),
  description: z.string().trim().max(MAX_TEMPLATE_DESCRIPTION),
})

const refused = (status: 401 | 422): Response => new Response(null, { status, headers: NO_STORE })

/** An endpoint for whoever is signed in; what they may do is decided where it is written. */
const post = <T extends z.ZodType>(
  path: string,
  schema: T,
  make: (req: PayloadRequest, body: z.output<T>) => Promise<string>,
): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!req.user) return refused(401)
    const { success, data } = schema.safeParse(await req.json?.().catch(() => null))
    if (!success) return refused(422)
    const id = await inTransaction(req, () => make(req, data))
    return Response.json({ id }, { status: 201, headers: NO_STORE })
  },
})

const asText = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const choices: Endpoint = {
  path: '/choices',
  method: 'get',
  handler: async (req) => {
    if (!req.user) return refused(401)
    const { tenant, search } = req.query
    const found = await listChoices(req, {
      tenant: asText(tenant) || null,
      search: asText(search).slice(0, MAX_TEMPLATE_NAME),
    })
    return Response.json(found, { headers: NO_STORE })
  },
}

/**
 * What the admin's dialogs call: the templates to choose from, a page from one, and one from a page. The latter two
 * answer the new `id`.
 */
export const templateEndpoints: Endpoint[] = [
  choices,
  post('/new-page', newPage, pageFromTemplate),
  post('/from-page', newTemplate, (req, { description, ...given }) =>
    templateFromPage(req, { ...given, description: description || null }),
  ),
]
