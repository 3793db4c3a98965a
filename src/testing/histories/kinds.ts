import type { Payload } from 'payload'

import type { Page, Post } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { loadSite } from '@/src/rendering/site'
import { readProductList } from '@/src/rendering/products'
import { resolveDocument } from '@/src/rendering/resolve-document'
import { createPost } from '../blog'
import { createProduct } from '../catalogue'
import { createPage, createPageUrl, paragraph } from '../pages'
import type { Company } from '../tenants'
import type { Form, View } from './model'

export const STEPS = [
  'save',
  'autosave',
  'publish',
  'publishAll',
  'unpublish',
  'unpublishAll',
  'restore',
  'restoreAll',
  'restorePublished',
  'duplicate',
  'copyLanguage',
  'cancelSchedule',
  'passTime',
] as const
export type StepKind = (typeof STEPS)[number]

export const KINDS = ['pages', 'posts', 'templates', 'products'] as const
export type Kind = (typeof KINDS)[number]

type Scene = { payload: Payload; company: Company }
type Body = { text: string; rows: Form['rows']; locale: Locale; id: string }
type Rules = {
  steps: readonly StepKind[]
  hasDrafts: boolean
  hasRows: boolean
  /** Templates have one name in all languages. */
  title: 'title' | 'name' | null
  /** Makes a document that is not public, with texts in Dutch. */
  create: (scene: Scene, form: Form) => Promise<string>
  data: (body: Body) => object
  /** Its path on a site; null if it has none. */
  pathOf: ((id: string, locale: Locale) => string) | null
}

type Blocks = NonNullable<Page['blocks']>
const blocks = ({ text, rows }: Form): Blocks =>
  rows.map((id) => ({ id, blockType: 'richText', heading: text, content: paragraph(text) })) as never
const slugOf = (id: string, locale: Locale) => `${locale}-${id}`
const DRAFT_STEPS = ['save', 'autosave', 'restore', 'restoreAll', 'duplicate'] as const
const PUBLISH_STEPS = [
  ...DRAFT_STEPS,
  ...(['publish', 'publishAll', 'unpublish', 'unpublishAll', 'restorePublished'] as const),
]

/** What differs between the collections whose histories are tried. */
export const RULES: Record<Kind, Rules> = {
  pages: {
    steps: [...PUBLISH_STEPS, 'copyLanguage'],
    hasDrafts: true,
    hasRows: true,
    title: 'title',
    create: async ({ payload, company }, form) => {
      const content = { title: form.text, blocks: blocks(form) }
      const page = await createPage(payload, company, { ...content, status: 'draft' })
      for (const locale of LOCALES) await createPageUrl(payload, company, page, `/${page.id}`, locale)
      return page.id
    },
    data: (body) => ({ title: body.text, blocks: blocks(body) }),
    pathOf: (id) => `/${id}`,
  },
  posts: {
    steps: [...PUBLISH_STEPS, 'cancelSchedule', 'passTime', 'passTime'],
    hasDrafts: true,
    hasRows: false,
    title: 'title',
    create: async ({ payload, company }, { text }) =>
      (await createPost(payload, company, { title: text, status: 'draft' })).id,
    data: ({ text, locale, id }) => ({
      ...{ title: text, slug: slugOf(id, locale), excerpt: text },
      content: paragraph(text),
    }),
    pathOf: (id, locale) => `/blog/${slugOf(id, locale)}`,
  },
  templates: {
    steps: [...DRAFT_STEPS, 'copyLanguage'],
    hasDrafts: true,
    hasRows: true,
    title: null,
    create: async ({ payload, company }, form) => {
      const data = { name: 'Sjabloon', layout: 'main' as const, blocks: blocks(form) }
      const own = { ...data, tenant: company.tenant.id }
      const options = { locale: 'nl', draft: true, overrideAccess: true } as const
      return (await payload.create({ collection: 'templates', data: own, ...options })).id
    },
    data: (body) => ({ blocks: blocks(body) }),
    pathOf: null,
  },
  products: {
    steps: ['save', 'duplicate'],
    hasDrafts: false,
    hasRows: false,
    title: 'name',
    create: async ({ payload, company }, { text }) =>
      (await createProduct(payload, company, { name: text, summary: text })).id,
    data: ({ text }) => ({ name: text, summary: text }),
    pathOf: null,
  },
}

type Read = Partial<Record<'title' | 'name', string | null>> & { blocks?: Page['blocks'] }

export const read = (kind: Kind, doc: object): View => {
  const { title } = RULES[kind]
  const { blocks: rows, ...texts } = doc as Read
  return {
    title: title && (texts[title] ?? null),
    rows: RULES[kind].hasRows ? (rows ?? []).map((row) => ('heading' in row && row.heading) || null) : [],
  }
}

/** What visitors get of a document; null if nothing. */
export async function shownOn(
  hostname: string,
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<View | null> {
  if (kind === 'products') {
    const site = await loadSite(hostname, locale)
    const where = { id: { equals: id } }
    const [shown] = site ? (await readProductList(site, locale, { where })).products : []
    return shown ? read(kind, shown.product) : null
  }
  const { pathOf } = RULES[kind]
  const found = pathOf && (await resolveDocument(hostname, locale, pathOf(id, locale)))
  if (!found || found.kind === 'topic') return null
  const document: Page | Post = found.kind === 'page' ? found.content.page : found.content.post
  return read(kind, document)
}
