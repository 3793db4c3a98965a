import { describe, expect, it } from 'vitest'

import { createApi } from '..'
import { openApiDocument } from './document'

const app = createApi({
  payload: () => Promise.reject(new Error('the documentation needs no database')),
  migrations: [],
})

describe('GET /api/openapi.json', () => {
  it('lists what is mounted, each operation with its answers, and nothing else', async () => {
    const document = openApiDocument(app)
    const operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations.toSorted()).toEqual([
      'DELETE /api/admin/pages/{uuid}',
      'GET /api/admin/pages',
      'GET /api/admin/pages/{uuid}',
      'GET /api/admin/redirects',
      'GET /api/admin/redirects/export',
      'GET /api/admin/redirects/{id}',
      'GET /api/auth/session',
      'GET /api/bookings/slots',
      'GET /api/bookings/{id}',
      'GET /api/consent',
      'GET /api/domains',
      'GET /api/forms/{uuid}',
      'GET /api/health/live',
      'GET /api/health/ready',
      'GET /api/icons/lucide.json',
      'GET /api/pages/layout',
      'POST /api/admin/pages',
      'POST /api/admin/redirects',
      'POST /api/admin/redirects/import',
      'POST /api/admin/redirects/{id}',
      'POST /api/admin/redirects/{id}/delete',
      'POST /api/auth/forgot-password',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/register',
      'POST /api/auth/reset-password',
      'POST /api/auth/verify',
      'POST /api/bookings',
      'POST /api/bookings/{id}/cancel',
      'POST /api/consent',
      'POST /api/forms',
      'POST /api/pages',
      'PUT /api/admin/pages/{uuid}',
    ])
    const response = await app.request('/api/openapi.json')
    expect(await response.json()).toEqual(JSON.parse(JSON.stringify(document)))
  })

  it('answers 304 to who has it', async () => {
    const etag = (await app.request('/api/openapi.json')).headers.get('etag') ?? ''
    const again = await app.request('/api/openapi.json', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it('names the permission and the bearer token of every admin operation', () => {
    const paths = Object.entries(openApiDocument(app).paths ?? {})
    const admin = paths
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([, item]): unknown[] => Object.values(item))
    expect(admin.length).toBeGreaterThan(0)
    for (const operation of admin) {
      expect(operation).toMatchObject({
        security: [{ bearer: [] }],
        description: expect.stringMatching(/Permission: `\w+\.\w+`/),
      })
    }
  })
})

describe('GET /api/docs', () => {
  it('is a page that may load from and talk to its own host only', async () => {
    const response = await app.request('/api/docs')
    expect(response.status).toBe(200)
    const page = await response.text()
    expect(page).toContain('default-src &#39;none&#39;')
    expect(page).not.toMatch(/https?:/)
  })

  it.each(['swagger-ui.css', 'swagger-ui-bundle.js', 'initialize.js'])('serves %s itself', async (name) => {
    const response = await app.request(`/api/docs/${name}`)
    expect(response.status).toBe(200)
    expect((await response.text()).length).toBeGreaterThan(100)
  })
})
