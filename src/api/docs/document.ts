import type { OpenAPIHono } from '@hono/zod-openapi'

import type { ApiEnv } from '../core/environment'
import { withExamples } from './examples'
import { operationsOf } from './operations'
import { withSharedParts } from './shared-parts'
import { TAGS } from './tags'

const DESCRIPTION = `Successful responses are \`{ "data": … }\`, lists also have \`meta\`; errors are problem documents (RFC 9457).
Public calls answer for the site of the Host header, or of \`?domain=\`. Calls under /api/admin need a bearer token:
an API token, which you create on your account in the panel, or that of a session (\`POST /api/auth/login\`). They act in one tenant: that of the API token,
your only one, or that of the \`X-Tenant\` header. An API token has a scope (read, draft, publish), an expiry, and never more rights than its person has now.
Responses under /api/admin have the remaining quota in \`RateLimit\`; beyond it, requests get 429 with \`Retry-After\`.
Agents connect over the Model Context Protocol at \`/api/mcp\`, with an API token.
Pages of other origins may call from a browser if a domain lists their origin (\`apiOrigins\`), with a token and without cookies.`

/** The OpenAPI 3.1 document of exactly the operations that are mounted. */
export function openApiDocument(app: OpenAPIHono<ApiEnv>) {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Gevel API',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: [{ url: '/', description: 'The site that served this document.' }],
  })
  const used = new Set(operationsOf(document).flatMap(({ tags = [] }) => tags))
  return { ...withSharedParts(withExamples(document)), tags: TAGS.filter(({ name }) => used.has(name)) }
}

export function describeSecurity({ openAPIRegistry }: OpenAPIHono<ApiEnv>): void {
  openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT or API token',
  })
}
