import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { OpenAPIHono } from '@hono/zod-openapi'
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js'

import { conditional } from '../core/conditional'
import type { ApiEnv } from '../core/environment'
import { describeSecurity, openApiDocument } from './document'
import { docsPage, POLICY } from './page'
import { SCRIPT, STYLE } from './reference'

const CHECKED = 'public, max-age=0, must-revalidate'
const CSS = 'text/css; charset=utf-8'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
/** The files of Swagger UI that the page needs. */
const ASSETS = { 'swagger-ui.css': CSS, 'swagger-ui-bundle.js': JAVASCRIPT }

/** Serves /api/openapi.json and the reference page /api/docs; call it after all operations are mounted. */
export function mountDocs(app: OpenAPIHono<ApiEnv>): void {
  describeSecurity(app)
  const document = JSON.stringify(openApiDocument(app))
  const headers = (type: string) => ({ 'content-type': type, 'cache-control': CHECKED })
  app.use('/openapi.json', conditional)
  app.use('/docs/*', conditional)
  app.get('/openapi.json', (c) => c.body(document, 200, headers('application/json; charset=utf-8')))
  app.get('/docs', async (c) =>
    c.html(await docsPage, 200, { 'cache-control': CHECKED, 'content-security-policy': POLICY }),
  )
  app.get('/docs/reference.js', (c) => c.body(SCRIPT, 200, headers(JAVASCRIPT)))
  app.get('/docs/reference.css', (c) => c.body(STYLE, 200, headers(CSS)))
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/docs/${name}`, async (c) => {
      const content = await readFile(path.join(getAbsoluteFSPath(), name))
      return c.body(new Uint8Array(content), 200, headers(type))
    })
  }
}
