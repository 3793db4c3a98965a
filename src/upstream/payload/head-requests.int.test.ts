import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { restRequest } from '@/src/testing/rest'
import { createCompany } from '@/src/testing/tenants'
import { proxied } from '@/src/testing/unpatched'
import { headOf } from './head-requests'

it('Payload responds to HEAD with 404', async () => {
  const payload = await payloadInstance()
  const { editor } = await createCompany(payload)
  const statuses = ['GET', 'HEAD'].map(
    async (method) => (await restRequest(payload, editor, method, 'pages')).status,
  )
  expect(await Promise.all(statuses)).toEqual([200, 404])
})

it('responds with the status and headers of GET, and no body', async () => {
  const head = headOf(
    async ({ method }) => new Response('body', { status: 418, headers: { 'x-method': method } }),
  )
  const request = proxied(new Request('http://localhost', { method: 'HEAD' }))
  const response = await head(request, undefined)
  expect([response.status, response.headers.get('x-method'), await response.text()]).toEqual([418, 'GET', ''])
})
