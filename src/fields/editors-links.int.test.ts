import { initI18n } from '@payloadcms/translations'
import { type Payload, ValidationError } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { loadSiteShell } from '@/src/rendering/load-shell'
import { loadPage } from '@/src/rendering/page'
import type { Locale } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const HOSTILE = [
  'javascript:alert(1)',
  ' JAVA\nSCRIPT:alert(1)',
  'java%73cript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://kade.example/1',
  'vbscript:msgbox(1)',
  '//evil.example',
  '/\\evil.example',
]

const link = (url: string) => ({ type: 'url', url, label: 'Lees', newTab: false }) as const

function linkedText(type: 'link' | 'autolink', url: string) {
  const { root } = paragraph('')
  const text = { type: 'text', text: 'Lees', version: 1 }
  const node = { type, version: 3, fields: { linkType: 'custom', url, newTab: false }, children: [text] }
  return { root: { ...root, children: [{ type: 'paragraph', version: 1, children: [node] }] } }
}

/** Every field in which an editor enters a URL, and the data to save there. */
const FIELDS_WITH_URL: Record<string, (url: string) => { collection: string; data: object }> = {
  'a link of a block': (url) => ({
    collection: 'pages',
    data: page([{ blockType: 'callToAction', heading: 'Kop', link: link(url) }]),
  }),
  'a link in the text of a block': (url) => ({
    collection: 'pages',
    data: page([{ blockType: 'richText', heading: 'Kop', content: linkedText('link', url) }]),
  }),
  'a URL that the rich-text editor turned into a link': (url) => ({
    collection: 'pages',
    data: page([{ blockType: 'richText', heading: 'Kop', content: linkedText('autolink', url) }]),
  }),
  'the text of an article': (url) => ({
    collection: 'posts',
    data: { title: 'Artikel', excerpt: 'Kort', content: linkedText('link', url), _status: 'published' },
  }),
  'a link of an author': (url) => ({
    collection: 'authors',
    data: { name: 'Redactie', links: [{ label: 'Elders', url }] },
  }),
  'the navigation': (url) => ({
    collection: 'navigation',
    data: { items: [{ link: link(url) }], _status: 'published' },
  }),
  'the footer': (url) => ({
    collection: 'footer',
    data: { columns: [{ heading: 'Kop', links: [{ link: link(url) }] }], _status: 'published' },
  }),
  'a profile of the organisation': (url) => ({
    collection: 'site-settings',
    data: { siteName: 'Kade', profiles: [{ label: 'Elders', url }] },
  }),
  'a redirect': (url) => ({
    collection: 'redirects',
    data: { from: `/oud-${crypto.randomUUID()}`, status: '302', to: { type: 'custom', url } },
  }),
}

const page = (blocks: object[]) => ({ title: 'Pagina', layout: 'main', _status: 'published', blocks })

/** Saves as the company's admin; resolves to the validation messages, empty on success. */
async function messagesOf(
  fieldName: keyof typeof FIELDS_WITH_URL,
  url: string,
  language: Locale,
): Promise<string[]> {
  const { collection, data } = FIELDS_WITH_URL[fieldName]?.(url) ?? { collection: '', data: {} }
  const i18n = await initI18n({ config: payload.config.i18n, context: 'api', language })
  const saved = payload.create({
    collection: collection as 'pages',
    locale: 'nl',
    data: { ...data, tenant: company.tenant.id } as never,
    user: company.admin,
    overrideAccess: false,
    req: { i18n },
  })
  return saved.then(
    () => [],
    (error: unknown) => {
      if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message)
      throw error
    },
  )
}

describe.each(Object.keys(FIELDS_WITH_URL))('%s', (fieldName) => {
  it.each(HOSTILE)('rejects %j with a message in the language of the editor', async (url) => {
    expect((await messagesOf(fieldName, url, 'nl')).join()).toMatch(
      /Geef een (pad|adres) dat met|Vul een URL in die begint met/,
    )
    expect((await messagesOf(fieldName, url, 'en')).join()).toMatch(
      /Give an? (path|address) that begins with|Enter a URL that starts with/,
    )
  })
})

describe('a harmful URL that is already stored', () => {
  it('is rendered without an href on a page', async () => {
    const shown = await createPage(payload, company, {
      blocks: [{ blockType: 'callToAction', heading: 'Kop', link: link('/x') }] as never,
    })
    const path = `/${crypto.randomUUID()}`
    await createPageUrl(payload, company, shown, path)
    await payload.db.pool.query(
      `UPDATE pages SET blocks = jsonb_set(blocks, '{0,link,url}', '"javascript:alert(1)"') WHERE id = $1`,
      [shown.id],
    )
    const loaded = await loadPage(company.domain.hostname, 'nl', path)
    expect(loaded?.page.blocks).toMatchObject([{ blockType: 'callToAction', link: { href: null } }])
  })

  it('is left out of the social profiles of the site settings', async () => {
    const other = await createCompany(payload)
    const { id } = await payload.create({
      collection: 'site-settings',
      data: {
        tenant: other.tenant.id,
        siteName: 'Kade',
        profiles: [
          { label: 'Goed', url: 'https://example.org/kade' },
          { label: 'Fout', url: 'https://example.org/fout' },
        ],
      },
      overrideAccess: true,
    })
    await payload.db.pool.query(
      "UPDATE site_settings_profiles SET url = 'javascript:alert(1)' WHERE _parent_id = $1 AND label = 'Fout'",
      [id],
    )
    const shell = await loadSiteShell(other.domain.hostname, 'nl')
    expect(shell?.settings?.profiles?.map(({ label }) => label)).toEqual(['Goed'])
  })
})
