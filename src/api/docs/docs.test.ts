import { describe, expect, it } from 'vitest'

import { createApi } from '..'
import { openApiDocument } from './document'
import { operationsOf } from './operations'

const app = createApi({
  payload: () => Promise.reject(new Error('the documentation needs no database')),
  migrations: [],
})

describe('GET /api/openapi.json', () => {
  it('documents exactly the mounted operations', async () => {
    const response = await app.request('/api/openapi.json')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApiDocument(app))))
  })

  it('answers 304 when the ETag is current', async () => {
    const etag = (await app.request('/api/openapi.json')).headers.get('etag') ?? ''
    const again = await app.request('/api/openapi.json', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('declares shared parts once, and names every body except CSV', () => {
    const operations = operationsOf(openApiDocument(app))
    const answers = operations.flatMap(({ responses = {} }) => Object.entries<unknown>(responses))
    const problems = answers.filter(([status]) => Number(status) >= 400).map(([, problem]) => problem)
    expect(problems.length).toBeGreaterThan(operations.length)
    for (const one of problems)
      expect(one).toEqual({ $ref: expect.stringMatching(/^#\/components\/responses\/\w+$/) })
    const parameters = operations.flatMap(({ parameters: each = [] }) => each)
    for (const shared of ['x-tenant', 'if-match', 'page', 'limit', 'search'])
      expect(parameters).not.toContainEqual(expect.objectContaining({ name: shared }))
    const bodies = operations.flatMap(({ requestBody }) =>
      requestBody && 'content' in requestBody ? Object.entries(requestBody.content) : [],
    )
    const named = bodies.filter(([type]) => type !== 'text/csv')
    expect(new Set(named.map(([type]) => type)).size).toBe(2)
    for (const [, { schema }] of named)
      expect(schema).toEqual({ $ref: expect.stringMatching(/^#\/components\/schemas\/\w+$/) })
  })

  it('names who may call every admin operation, and the bearer token', () => {
    const paths = Object.entries(openApiDocument(app).paths ?? {})
    const admin = paths
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([, item]): unknown[] => Object.values(item))
    expect(admin.length).toBeGreaterThan(0)
    for (const operation of admin) {
      expect(operation).toMatchObject({
        security: [{ bearer: [] }],
        description: expect.stringMatching(/Permission: `\w+\.\w+`|Any account may call this\./),
      })
    }
  })
})

describe.each(['/api/openapi.json', '/api/docs', '/api/docs/reference.js'])('%s', (path) => {
  it('lists its methods, and rejects any other', async () => {
    const asked = await app.request(path, { method: 'OPTIONS' })
    expect([asked.status, asked.headers.get('allow')]).toEqual([204, 'GET, HEAD'])
    const refused = await app.request(path, { method: 'POST' })
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('GET /api/docs', () => {
  it('may only load from and connect to its own host', async () => {
    const response = await app.request('/api/docs')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    expect(await response.text()).not.toMatch(/https?:/)
  })

  it.each(['swagger-ui.css', 'swagger-ui-bundle.js', 'reference.js', 'reference.css'])(
    'serves %s itself',
    async (name) => {
      const response = await app.request(`/api/docs/${name}`)
      expect(response.status).toBe(200)
      expect((await response.text()).length).toBeGreaterThan(100)
    },
  )
})
