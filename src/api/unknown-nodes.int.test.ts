import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'

import { TEXT_NODES } from '@/src/lib/rich-text-nodes'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, call, tokenOf } from '@/src/testing/api'
import { paragraph } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { problem } from './core/schemas'

const holding = (type: string) => ({ root: { ...paragraph('').root, children: [{ type, version: 1 }] } })
const inBlock = (type: string) => ({
  blocks: [{ blockType: 'faq', items: [{ question: 'Hoe?', answer: holding(type) }] }],
})

it.each([
  ['posts', { title: 'Kop', content: holding('nonsense') }, 'content'],
  [
    'products',
    { model: `m-${randomUUID()}`, name: 'Lamp', summary: 'Licht.', description: holding('upload') },
    'description',
  ],
  ['pages', { title: 'Kop', ...inBlock('nonsense') }, 'blocks.0.items.0.answer'],
  ['templates', { name: 'Kop', ...inBlock('block') }, 'blocks.0.items.0.answer'],
])('%s reject a node that the editor does not have, also in drafts', async (path, body, field) => {
  const payload = await payloadInstance()
  const company = await createCompany(payload)
  const token = await tokenOf(payload, company.editor)
  const response = await call(`/api/admin/${path}`, { body, token })
  expect(response.status).toBe(422)
  const { errors = [] } = await bodyAs(response, problem)
  expect(errors).toEqual([
    {
      path: `${field}.root.children.0.type`,
      message: expect.stringContaining(TEXT_NODES.join(', ')),
    },
  ])
})
