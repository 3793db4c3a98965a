import type { Payload } from 'payload'
import { beforeAll, expect, it } from 'vitest'

import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageWithUrls } from '@/src/testing/pages'
import { restRequest } from '@/src/testing/rest'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const SAVES = {
  'drafts are saved': { status: 'draft', query: 'draft=true&autosave=true' },
  'drafts are saved as versions of their own': { status: 'draft', query: 'draft=true' },
  'locales are published': { status: 'published', query: '' },
} as const

const headingOf = ({ blocks }: Page): unknown =>
  blocks?.[0] && 'heading' in blocks[0] ? blocks[0].heading : null

it.each(Object.entries(SAVES))(
  'keeps the texts of both locales when %s at the same time',
  async (_, { status, query }) => {
    const rows = [
      { blockType: 'callToAction', heading: 'Begin', link: { type: 'url', url: '/', label: 'Verder' } },
    ]
    const { id, blocks } = await createPageWithUrls(payload, company, { blocks: rows as never })
    const save = async (locale: Locale, text: string) => {
      const own = status === 'published' ? `&publishSpecificLocale=${locale}` : ''
      const body = {
        title: text,
        blocks: blocks?.map((block) => ({ ...block, heading: text })),
        _status: status,
      }
      const { status: code, text: answer } = await restRequest(
        payload,
        company.editor,
        'PATCH',
        `pages/${id}?locale=${locale}&${query}${own}`,
        { body },
      )
      expect(code, answer).toBe(200)
    }
    const read = (locale: Locale) =>
      payload.findByID({
        ...{ collection: 'pages', id, locale, draft: status === 'draft', depth: 0, overrideAccess: true },
      })
    for (const round of [1, 2, 3, 4]) {
      await Promise.all([save('nl', `NL ${round}`), save('en', `EN ${round}`)])
      const [nl, en] = [await read('nl'), await read('en')]
      expect([nl.title, headingOf(nl), en.title, headingOf(en)]).toEqual([
        `NL ${round}`,
        `NL ${round}`,
        `EN ${round}`,
        `EN ${round}`,
      ])
    }
  },
)

it('Payload overwrites what another save has written meanwhile', async () => {
  const { hooks } = payload.collections.pages.config
  const { beforeOperation } = hooks
  hooks.beforeOperation = []
  try {
    const { id } = await createPage(payload, company)
    const save = (locale: Locale) =>
      payload.update({
        ...{ collection: 'pages', id, locale, overrideAccess: true },
        data: { title: locale, _status: 'published' },
      })
    await Promise.all([save('nl'), save('en')])
    const { title } = await payload.findByID({
      ...{ collection: 'pages', id, locale: 'all', depth: 0, overrideAccess: true },
    })
    expect(title).not.toEqual({ nl: 'nl', en: 'en' })
  } finally {
    hooks.beforeOperation = beforeOperation
  }
})
