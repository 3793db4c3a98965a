import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'

import { dataOf } from '@/src/api/core/schemas'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, tokenOf } from '@/src/testing/api'
import { createProduct } from '@/src/testing/catalogue'
import { createPage } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { type TranslationScene, translationScene } from '@/src/testing/translation-scene'
import { memoryMatch } from '../api/schemas'

let payload: Payload
let scene: TranslationScene

beforeAll(async () => {
  payload = await payloadInstance()
})
beforeEach(async () => {
  scene = await translationScene(payload)
})
afterEach(() => scene.server.stop())

const draft = async (title: string, company: Company = scene.company): Promise<string> =>
  (await createPage(payload, company, { status: 'draft', title })).id

/** As the editor of the company saves and publishes it in the panel. */
const byEditor = () => ({ user: scene.company.editor, overrideAccess: false })
const save = (id: string, title: string, locale: Locale = 'en') =>
  payload.update({ ...{ collection: 'pages', id, locale, draft: true, data: { title } }, ...byEditor() })
const publish = (id: string, as: object = byEditor()) =>
  payload.update({ ...{ collection: 'pages', id, locale: 'en', data: { _status: 'published' } }, ...as })

/** What memory proposes for the title of another page. */
async function proposed(title: string, company: Company = scene.company): Promise<string[]> {
  const own = { token: await tokenOf(payload, company.editor), tenant: company.tenant.slug }
  const answer = await scene.ask(`/pages/${await draft(title, company)}/translations/en/memory`, own)
  return (await bodyAs(answer, dataOf(z.array(memoryMatch)))).data.map(({ text }) => text)
}

it('what a person publishes is remembered in its tenant; not what is drafted, or published by nobody', async () => {
  const id = await draft('Onze prijzen')
  await save(id, 'Our prices')
  expect(await proposed('Onze prijzen')).toEqual([])
  await publish(id, { overrideAccess: true })
  expect(await proposed('Onze prijzen')).toEqual([])
  await publish(id)
  expect(await proposed('Onze prijzen')).toEqual(['Our prices'])
  expect(await proposed('Onze prijzen', await createCompany(payload))).toEqual([])
})

it('what is outdated, the source itself or made by a model is not', async () => {
  const [outdated, copied, made] = [await draft('Oud'), await draft('Kopie'), await draft('Door het model')]
  await save(outdated, 'Old')
  await save(outdated, 'Nieuw', 'nl')
  await save(copied, 'Kopie')
  await scene.translated(made)
  for (const id of [outdated, copied, made]) {
    // The first publication by a person asks for an address.
    await publish(id, { overrideAccess: true })
    await publish(id)
  }
  for (const title of ['Oud', 'Nieuw', 'Kopie', 'Door het model']) expect(await proposed(title)).toEqual([])
  await save(made, 'By the model, corrected')
  await publish(made)
  expect(await proposed('Door het model')).toEqual(['By the model, corrected'])
})

it('of what has no drafts, a person’s save is, and what a model proposes is not', async () => {
  const { id } = await createProduct(payload, scene.company, { name: 'Onze lamp' })
  const answer = await scene.ask(`/products/${id}/translate`, { body: { to: 'en' } })
  expect(answer.status).toBe(200)
  expect(await proposed('Onze lamp')).toEqual([])
  await payload.update({
    ...{ collection: 'products', id, locale: 'en', data: { name: 'Our lamp', summary: 'Light' } },
    ...byEditor(),
  })
  expect(await proposed('Onze lamp')).toEqual(['Our lamp'])
})
