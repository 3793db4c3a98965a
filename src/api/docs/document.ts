import type { OpenAPIHono } from '@hono/zod-openapi'

import type { ApiEnv } from '../core/environment'
import { withExamples } from './examples'
import { operationsOf } from './operations'
import { withSharedParts } from './shared-parts'
import { TAGS } from './tags'

const DESCRIPTION = `Success is \`{ "data": … }\`, a list has \`meta\` beside it; errors are problem documents (RFC 9457).
Public calls answer for the site of the Host header, or of \`?domain=\`. Calls under /api/admin need a bearer token
(\`POST /api/auth/login\`) and act in one tenant: your only one, or the one that the \`X-Tenant\` header names.
Answers under /api/admin tell in \`RateLimit\` how much may still be called; who calls too much gets 429 with \`Retry-After\`.
Pages of other addresses may call from a browser where a domain lists their origin (\`apiOrigins\`), with a token and without cookies.`

/** The OpenAPI 3.1 document of the operations that are mounted, and of nothing else. */
export function openApiDocument(app: OpenAPIHono<ApiEnv>) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Gevel API',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The site that the document was asked of.' }],
  })
  const used = new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))
  return { ...withSharedParts(withExamples(document)), tags: TAGS.filter(({ name }) => used.has(name)) }
}

export function describeSecurity({ openAPIRegistry }: OpenAPIHono<ApiEnv>): void {
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  })
}
