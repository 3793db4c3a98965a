import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Template } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage } from '@/src/testing/pages'
import { createTemplate } from '@/src/testing/templates'
import { createCompany } from '@/src/testing/tenants'
import { withoutHooks } from '@/src/testing/unpatched'
import { rejectFirstPublication } from './reject-first-publication'

let payload: Payload
let template: Template

beforeAll(async () => {
  payload = await payloadInstance()
  const company = await createCompany(payload)
  template = await createTemplate(payload, company, await createPage(payload, company))
})

const headings = async (draft = true): Promise<unknown> => {
  const found = { collection: 'templates', id: template.id, locale: 'all', draft } as const
  const { blocks } = await payload.findByID({ ...found, depth: 0, overrideAccess: true })
  return (blocks as unknown as { heading?: unknown }[])[0]?.heading
}
const publish = () =>
  payload.update({
    ...{ collection: 'templates', id: template.id, locale: 'nl', overrideAccess: true },
    publishSpecificLocale: 'nl',
    data: { _status: 'published' },
  })

it('rejects the publication of one language, and keeps the texts of both', async () => {
  await expect(publish()).rejects.toMatchObject({ status: 403 })
  expect(await headings()).toEqual({ nl: 'Kop', en: 'Heading' })
})

it('Payload loses the other language when the first publication is of one', async () => {
  await withoutHooks(payload, 'templates', [rejectFirstPublication], publish)
  expect(await headings(false)).toEqual({ nl: 'Kop', en: null })
})
