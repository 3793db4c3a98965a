import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import type { Form } from '@/payload-types'
import { dataOf } from '@/src/api/core/schemas'
import { submissionReceipt } from '@/src/features/forms/api/public/schemas'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import {
  createFileForm,
  createForm,
  newVisitor,
  PDF,
  submissionOf,
  submissionWith,
} from '@/src/testing/forms'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'
import { submission } from './schemas'

let payload: Payload
let company: Company
let form: Form
let id: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  form = await createFileForm(payload, company)
  const rawBody = submissionWith(submissionOf(form), [
    ['cv', new File([new Uint8Array(PDF)], '“Zoë” (1).pdf.html')],
  ])
  const sent = await call('/api/forms', { rawBody, host: company.domain.hostname, headers: newVisitor() })
  id = (await bodyAs(sent, dataOf(submissionReceipt))).data.id
})

const read = async (path: string, person: Person, headers: Record<string, string> = {}) =>
  call(path, { token: await tokenOf(payload, person), headers })
async function attachment() {
  const response = await read(`/api/admin/form-submissions/${id}`, company.viewer)
  const { data } = await bodyAs(response, dataOf(submission))
  return data.attachments[0] as (typeof data.attachments)[number]
}

describe('a file of a submission', () => {
  it('is listed by the API, in the answers and in an export, with its name', async () => {
    const file = await attachment()
    expect(file).toMatchObject({
      field: 'cv',
      name: '“Zoë” (1)-pdf.pdf',
      type: 'application/pdf',
      bytes: PDF.length,
    })
    const csv = await read(`/api/admin/form-submissions/export?form=${form.id}`, company.viewer)
    expect(await csv.text()).toContain(file.name)
  })

  it('is downloaded as it was sent, to be saved and never shown', async () => {
    const response = await read((await attachment()).path, company.viewer)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(PDF)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': `attachment; filename="_Zo__ _1_-pdf.pdf"; filename*=UTF-8''%E2%80%9CZo%C3%AB%E2%80%9D%20%281%29-pdf.pdf`,
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store') as string,
      'accept-ranges': 'none',
    })
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('is sent whole to whoever asks for a range', async () => {
    const response = await read((await attachment()).path, company.viewer, { range: 'bytes=0-3' })
    expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, PDF.length])
  })

  it('cannot be read without an account, by another tenant, or through another submission', async () => {
    const { path, id: file } = await attachment()
    expect((await call(path)).status).toBe(401)
    const other = await createCompany(payload)
    expect((await read(path, other.admin)).status).toBe(404)
    const theirs = await createForm(payload, other)
    const own = await payload.create({
      collection: 'form-submissions',
      data: {
        ...{ tenant: other.tenant.id, form: theirs.id, status: 'inbox', mail: 'none', locale: 'nl' },
        expiresAt: '2099-01-01',
      },
      overrideAccess: true,
    })
    expect(
      (await read(`/api/admin/form-submissions/${own.id}/attachments/${file}`, other.admin)).status,
    ).toBe(404)
    expect(
      (await read(`/api/admin/form-submissions/${id}/attachments/..%2F..%2Fpayload`, company.admin)).status,
    ).toBe(422)
  })

  it('has no address among images, and cannot be named by who changes a submission', async () => {
    const { id: file } = await attachment()
    for (const name of [`attachments%2F${file}`, `..%2Fattachments%2F${file}`, file])
      expect([403, 404]).toContain(
        (await restRequest(payload, company.admin, 'GET', `media/file/${name}`)).status,
      )
    await restRequest(payload, company.admin, 'PATCH', `form-submissions/${id}`, {
      body: { attachments: [{ id: file, field: 'cv', name: 'x.html', type: 'text/html', bytes: 1 }] },
    })
    expect((await attachment()).name).toBe('“Zoë” (1)-pdf.pdf')
    expect((await restRequest(payload, company.admin, 'GET', 'attachment-files')).status).toBe(404)
  })
})
