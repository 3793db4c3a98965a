import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { call, tokenOf } from '@/src/testing/api'
import { auditOf } from '@/src/testing/audit'
import { createAuthor } from '@/src/testing/blog'
import { restRequest } from '@/src/testing/rest'
import { createCompany } from '@/src/testing/tenants'

it('records changes by a program as `api` and by the panel as `admin`, whichever of Payload’s interfaces they use', async () => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const { id, slug } = await createAuthor(payload, company)
  const token = await tokenOf(payload, company.editor)
  const cookie = `${payload.config.cookiePrefix}-token=${token}`
  const path = `authors/${id}?locale=nl`
  await restRequest(payload, null, 'PATCH', path, { body: { name: 'Een' }, cookie })
  await restRequest(payload, company.editor, 'PATCH', path, { body: { name: 'Twee' } })
  // As the panel's server functions and views save.
  const req = await createLocalReq(
    { user: company.editor, req: { headers: new Headers({ cookie }) } },
    payload,
  )
  await payload.update({ collection: 'authors', id, data: { name: 'Drie' }, req, overrideAccess: false })
  await call(`/api/admin/authors/${id}`, { token, method: 'PUT', body: { name: 'Vier', slug } })
  expect(await auditOf(payload, id)).toMatchObject([
    { via: 'system', action: 'create' },
    { via: 'admin', changes: [{ after: 'Een' }] },
    { via: 'api', changes: [{ after: 'Twee' }] },
    { via: 'admin', changes: [{ after: 'Drie' }] },
    { via: 'api', changes: [{ after: 'Vier' }] },
  ])
})
