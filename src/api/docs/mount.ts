import { readFile } from 'node:fs/promises'
import path from 'node:path'

import type { OpenAPIHono } from '@hono/zod-openapi'
import getAbsoluteFSPath from 'swagger-ui-dist/absolute-path.js'

import { conditional } from '../core/conditional'
import type { ApiEnv } from '../core/environment'
import { describeSecurity, openApiDocument } from './document'
import { docsPage, INITIALIZER, POLICY } from './page'

const CHECKED = 'public, max-age=0, must-revalidate'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
/** The files of Swagger UI that the page needs. */
const ASSETS = { 'swagger-ui.css': 'text/css; charset=utf-8', 'swagger-ui-bundle.js': JAVASCRIPT }

/** The OpenAPI document at /api/openapi.json and its page for people at /api/docs; to be called last. */
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
  app.get('/docs/initialize.js', (c) => c.body(INITIALIZER, 200, headers(JAVASCRIPT)))
  for (const [name, type] of Object.entries(ASSETS)) {
    app.get(`/docs/${name}`, async (c) => {
      const content = await readFile(path.join(getAbsoluteFSPath(), name))
      return c.body(new Uint8Array(content), 200, headers(type))
    })
  }
}
