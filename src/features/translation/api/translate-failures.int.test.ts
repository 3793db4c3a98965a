import type { Payload } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import { dataOf, problem } from '@/src/api/core/schemas'
import { lackOfModel } from '@/src/features/assistant'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { bodyAs, tokenOf } from '@/src/testing/api'
import { createPage, paragraph } from '@/src/testing/pages'
import { createCompany } from '@/src/testing/tenants'
import { translating } from '@/src/testing/translating-model'
import { type TranslationScene, translationScene } from '@/src/testing/translation-scene'
import { translatedField } from './schemas'

let payload: Payload
let scene: TranslationScene

beforeAll(async () => {
  payload = await payloadInstance()
})
beforeEach(async () => {
  scene = await translationScene(payload)
})
afterEach(() => scene.server.stop())

describe('a failure', () => {
  it.each([
    ['the provider fails', 502, () => scene.server.answer((response) => response.writeHead(401).end('{}'))],
    ['no model is configured', 503, () => void (env.LLM = null)],
  ])('is told when %s, and nothing is stored', async (_, status, arrange) => {
    const { id } = await scene.page()
    arrange()
    expect((await scene.translate(id)).status).toBe(status)
    arrange()
    expect((await scene.propose(id, 'title')).status).toBe(status)
    expect((await scene.read(id)).missing).toBe(3)
  })

  it('is known before anybody asks, for a screen that says so', async () => {
    const lack = () => lackOfModel(payload, scene.company.tenant.id)
    expect(await lack()).toBeNull()
    const data = { tenant: scene.company.tenant.id, enabled: false }
    await payload.create({ collection: 'assistant-settings', data, overrideAccess: true })
    expect(await lack()).toMatchObject({ nl: expect.stringContaining('staat uit voor deze organisatie') })
    env.LLM = null
    expect(await lack()).toMatchObject({ en: expect.stringContaining('No language model is configured') })
  })

  it('half-way keeps what was translated, and says why it stopped', async () => {
    const blocks = Array.from({ length: 3 }, (_, index) => ({
      ...{
        id: `0${index}`,
        blockType: 'richText',
        heading: `Kop ${index}`,
        content: paragraph('woord '.repeat(700)),
      },
    }))
    const { id } = await createPage(payload, scene.company, {
      blocks: blocks as unknown as Page['blocks'] & object,
    })
    scene.server.answer(translating(), (response) => response.writeHead(401).end('{}'))
    const { stopped, untranslated, translation: found } = await scene.translated(id)
    expect(stopped).toContain('does not accept the API key')
    expect(untranslated.length).toBeGreaterThan(0)
    expect(found.unreviewed).toBeGreaterThan(0)
    expect(found.missing).toBe(untranslated.length)
  })

  it('of a budget names it', async () => {
    await payload.create({
      collection: 'assistant-settings',
      data: { tenant: scene.company.tenant.id, budgets: { tenant: { dayTokens: 1 } } },
      overrideAccess: true,
    })
    const { id } = await scene.page()
    expect((await scene.translate(id)).status).toBe(200)
    const response = await scene.translate(id, { overwrite: 'all' })
    expect([response.status, (await bodyAs(response, problem)).detail]).toEqual([
      402,
      expect.stringContaining('budget'),
    ])
  })
})

describe('somebody else', () => {
  it('who changes a text meanwhile loses nothing', async () => {
    const { id } = await scene.page()
    scene.server.answer((response, request) => {
      void scene.change(id, { title: 'Written by hand' }, 'en').then(() => {
        const { text } = translating()(response, request)
        const message = { role: 'assistant', content: text }
        const body = {
          id: 'c',
          created: 1,
          model: 'm',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
        }
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      })
    })
    const { untranslated } = await scene.translated(id)
    expect(untranslated.map((left) => left.id)).toEqual(['title'])
    expect(await scene.stored(id, 'en')).toMatchObject({
      title: 'Written by hand',
      blocks: [{ heading: 'EN Kop' }],
    })
  })

  it('who changed it before is not overwritten with If-Match', async () => {
    const { id } = await scene.page()
    const { etag } = await scene.read(id)
    await scene.change(id, { title: 'Nieuw' })
    expect((await scene.translate(id, {}, { headers: { 'if-match': etag } })).status).toBe(412)
    expect(scene.server.requests).toHaveLength(0)
  })

  it.each([
    ['another tenant', 404],
    ['a viewer', 403],
  ])('of %s may not, and nothing is asked', async (who, status) => {
    const { id } = await scene.page()
    const other = await createCompany(payload)
    const own = await tokenOf(payload, who === 'a viewer' ? scene.company.viewer : other.admin)
    const tenant = who === 'a viewer' ? scene.company.tenant.slug : other.tenant.slug
    for (const path of [`/pages/${id}/translate`, '/pages/translate-field']) {
      const body = { to: 'en', ...(path.endsWith('field') && { id, path: 'title' }) }
      expect((await scene.ask(path, { token: own, tenant, body })).status).toBe(status)
    }
    expect(scene.server.requests).toHaveLength(0)
  })
})

describe('one text', () => {
  it('is proposed with the others around it, as stored or as given', async () => {
    const { id } = await scene.page()
    const { data } = await bodyAs(await scene.propose(id, 'blocks.0a.content'), dataOf(translatedField))
    expect(data.proposals.map(({ text }) => text)).toEqual(['EN Vanaf € 1.250.', 'EN <1>Bestel</1> nu'])
    expect(scene.server.requests[0]?.body.messages[1]?.content).toContain('Over ons')
    expect(scene.server.requests[0]?.body.model).toBe('small')
    const given = await bodyAs(
      await scene.propose(id, 'title', { text: 'Onverwacht' }),
      dataOf(translatedField),
    )
    expect(given.data.proposals).toEqual([{ id: 'title', text: 'EN Onverwacht' }])
    expect((await scene.read(id)).missing).toBe(3)
  })

  it.each([
    ['that is not there', 'blocks.0b.heading', {}],
    ['of rich text that is given', 'blocks.0a.content', { text: 'Nieuw' }],
    ['into its own language', 'title', { from: 'en' }],
  ])('%s is rejected', async (_, path, body) => {
    const { id } = await scene.page()
    expect((await scene.propose(id, path, body)).status).toBe(422)
    expect(scene.server.requests).toHaveLength(0)
  })
})
