import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { LOCALES } from '@/src/lib/constants'
import { inTransaction } from '@/src/lib/database/transaction'
import { MAX_PAGE_TITLE, MAX_TEMPLATE_DESCRIPTION, MAX_TEMPLATE_NAME } from '@/src/lib/templates'
import { pageFromTemplate } from './page-from-template'
import { templateFromPage } from './template-from-page'

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

/** The body of a request of the admin's own screens, which send nothing else. */
async function read<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  const { data } = schema.safeParse(await req.json?.().catch(() => null))
  if (data === undefined) throw new APIError('The body does not fit.', 422, null, true)
  return data
}

/** An endpoint for whoever is signed in; what they may do is decided where it is written. */
const post = (path: string, make: (req: PayloadRequest) => Promise<string>): Endpoint => ({
  path,
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new APIError('Sign in first.', 401, null, true)
    const id = await inTransaction(req, () => make(req))
    return Response.json({ id }, { status: 201, headers: { 'cache-control': 'private, no-store' } })
  },
})

/** What the admin's dialogs call: a page from a template, and a template from a page. Each answers the new `id`. */
export const templateEndpoints: Endpoint[] = [
  post('/new-page', async (req) => pageFromTemplate(req, await read(req, newPage))),
  post('/from-page', async (req) => {
    const { description, ...given } = await read(req, newTemplate)
    return templateFromPage(req, { ...given, description: description || null })
  }),
]
