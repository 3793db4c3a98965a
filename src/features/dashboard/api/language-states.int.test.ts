import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPage } from '@/src/testing/pages'
import { callPanel } from '@/src/testing/panel-api'
import { after, goTo, pageWithSchedule, scheduledPost } from '@/src/testing/schedules'
import { type Company, createCompany, type Person } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
afterEach(() => void vi.useRealTimers())

async function ask(person: Person, id: string, { collection = 'pages', tenant = company.tenant.id } = {}) {
  const path = `/panel-api/language-states?collection=${collection}&id=${id}`
  const response = await callPanel(path, { token: await tokenOf(payload, person), tenant })
  return { status: response.status, data: ((await response.json()) as { data?: unknown }).data }
}

it('names the state of a page in each language, as lists do, after each change', async () => {
  const { id } = await createPage(payload, company, { status: 'draft' })
  const write = (locale: 'nl' | 'en', data: object, draft = true) =>
    payload.update({ collection: 'pages', id, locale, draft, data, overrideAccess: true })
  const states = async () => {
    const { data } = await ask(company.viewer, id)
    return Object.values(data as Record<string, { state: string }>).map(({ state }) => state)
  }
  expect(await states()).toEqual(['draft', 'missing'])
  await write('nl', { _status: 'published' }, false)
  expect(await states()).toEqual(['published', 'missing'])
  await write('en', { title: 'About' })
  expect(await states()).toEqual(['published', 'draft'])
  await write('nl', { title: 'Anders' })
  expect(await states()).toEqual(['changed', 'draft'])
})

it('says when a language of a post is published', async () => {
  goTo(0)
  const { id } = await scheduledPost(payload, company)
  expect(await ask(company.editor, id, { collection: 'posts' })).toEqual({
    status: 200,
    data: {
      nl: { state: 'scheduled', at: after(2), end: null },
      en: { state: 'missing', at: null, end: null },
    },
  })
})

it('says when a language of a page is taken offline', async () => {
  goTo(0)
  const { page } = await pageWithSchedule(payload, company, { action: 'unpublish' })
  expect(await ask(company.editor, page)).toMatchObject({
    data: { nl: { state: 'published', at: null, end: after(2) } },
  })
})

it('does not find a document of another tenant or collection', async () => {
  const [page, stranger] = [await createPage(payload, company), await createCompany(payload)]
  const tenant = stranger.tenant.id
  expect((await ask(stranger.editor, page.id, { tenant })).status).toBe(404)
  expect((await ask(stranger.editor, page.id)).status).toBe(404)
  expect((await ask(company.editor, page.id, { collection: 'posts' })).status).toBe(404)
  expect((await ask(company.editor, randomUUID())).status).toBe(404)
})
