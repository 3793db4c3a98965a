import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import type { Change } from '@/src/features/assistant/rules/proposal'
import { beginConversation } from '@/src/features/assistant/server/conversations'
import { storeProposal } from '@/src/features/assistant/server/proposals'
import { inTransaction } from '@/src/platform/database/transaction'
import { payloadInstance } from '@/src/platform/payload'
import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { readSitePreview } from '@/src/rendering/preview'
import { bodyAs, tokenOf } from '@/src/testing/api'
import { createPage, paragraph } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { previewFor } from '@/src/testing/previews'
import { type Company, createCompany, createPerson, type Person } from '@/src/testing/tenants'

const answer = dataOf(
  z.strictObject({ fields: z.record(z.string(), z.unknown()), blocks: z.array(z.string()) }),
)
const place = { nl: 'Kop', en: 'Heading' }

let payload: Payload
let company: Company
let page: string
let hero: string
let text: string

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
beforeEach(async () => {
  const blocks = [
    { blockType: 'hero', heading: 'Oude kop' },
    { blockType: 'richText', content: paragraph('Alinea') },
  ]
  const made = await createPage(payload, company, { title: 'Oud', status: 'draft', blocks: blocks as never })
  page = made.id
  ;[hero = '', text = ''] = (made.blocks ?? []).map(({ id }) => id ?? '')
})

/** Proposes changes of the page to a person. */
async function propose(changes: Change[], to: Person = company.editor) {
  const owner = { tenant: company.tenant.id, account: to.id }
  const messages = [{ role: 'user' as const, content: 'Beter.' }]
  const conversation = await beginConversation(payload, owner, { kind: 'chat', messages })
  const req = await createLocalReq({}, payload)
  const made = await inTransaction(req, () =>
    storeProposal(req, owner, {
      ...{ conversation, collection: 'pages', document: page, locale: 'nl', title: 'Oud', base: '"old"' },
      changes,
    }),
  )
  return made.id
}

const heading = (value: string): Change => ({
  ...{ id: '1', place, kind: 'set', path: `blocks.${hero}.heading`, before: 'Oude kop', value },
})
const added: Change = { id: '2', place, kind: 'addBlock', after: '1', value: {} }
const addedAfter = (after: string): Change => ({
  ...{ ...added, after, value: { blockType: 'hero', heading: 'Nieuw blok' } },
})

const show = async (
  id: string,
  {
    by = company.editor,
    tenant = company.tenant.id,
    changes,
  }: { by?: Person; tenant?: string; changes?: string[] } = {},
) =>
  callPanel(`/panel-api/proposals/${id}/preview`, {
    method: 'POST',
    token: await tokenOf(payload, by),
    tenant,
    body: changes ? { changes } : {},
  })

const stored = async () => {
  const { totalDocs } = await payload.countVersions({
    ...{ collection: 'pages', where: { parent: { equals: page } }, overrideAccess: true },
  })
  const options = { collection: 'pages', id: page, draft: true, overrideAccess: true } as const
  return { totalDocs, title: (await payload.findByID(options)).title }
}

describe('a proposal in the preview', () => {
  it('is the page as it would be, with the blocks that change, and stores nothing', async () => {
    const before = await stored()
    const { data } = await bodyAs(
      await show(await propose([heading('Nieuwe kop'), addedAfter(hero)])),
      answer,
    )
    expect(data.blocks).toEqual([hero, '2'])
    const url = await previewFor(payload, company.editor, { id: page })
    const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
    if (!opened?.account) throw new Error('The preview is not open')
    const shown = await readSitePreview(url.hostname, opened.document, opened.account, {
      form: data.fields,
      at: null,
    })
    expect(shown?.resolved.content).toMatchObject({
      page: {
        title: 'Oud',
        blocks: [
          { id: hero, heading: 'Nieuwe kop' },
          { id: '2', heading: 'Nieuw blok' },
          { id: text, content: paragraph('Alinea') },
        ],
      },
    })
    expect(await stored()).toEqual(before)
  })

  it('can be a part of it, unless that needs the rest', async () => {
    const id = await propose([heading('Nieuwe kop'), addedAfter(text), { ...addedAfter('2'), id: '3' }])
    const { data } = await bodyAs(await show(id, { changes: ['1'] }), answer)
    // What else is typed in the form stays as it is there.
    expect(Object.keys(data.fields)).toEqual(['blocks'])
    expect(data).toMatchObject({ blocks: [hero], fields: { blocks: [{ heading: 'Nieuwe kop' }, {}] } })
    expect((await show(id, { changes: ['3'] })).status).toBe(422)
    expect((await show(id, { changes: ['9'] })).status).toBe(422)
  })

  it('is not shown over what changed since', async () => {
    const id = await propose([{ id: '1', place, kind: 'set', path: 'title', before: 'Oud', value: 'Nieuw' }])
    const data = { title: 'Intussen' }
    await payload.update({ collection: 'pages', id: page, draft: true, data, overrideAccess: true })
    expect((await show(id)).status).toBe(412)
  })

  it('is for the person whom it was made for, who may write', async () => {
    const id = await propose([heading('Nieuwe kop')])
    const other = await createCompany(payload)
    expect((await show(id, { by: company.admin })).status).toBe(404)
    expect((await show(id, { by: company.viewer })).status).toBe(403)
    expect((await show(id, { by: other.admin })).status).toBe(404)
    expect((await show(id, { by: other.admin, tenant: other.tenant.id })).status).toBe(404)
    const viewer = await createPerson(payload, { role: 'viewer', tenant: company.tenant })
    expect((await show(await propose([heading('Nieuwe kop')], viewer), { by: viewer })).status).toBe(403)
  })
})
