import type { Payload } from 'payload'

import type { Page, Post } from '@/payload-types'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { buildShell } from '@/src/rendering/build-shell'
import { loadSiteShell } from '@/src/rendering/load-shell'
import { loadSite } from '@/src/rendering/site'
import { readProductList } from '@/src/rendering/products'
import { resolveDocument } from '@/src/rendering/resolve-document'
import { createPost } from '../blog'
import { createProduct } from '../catalogue'
import { createPage, createPageUrl, paragraph } from '../pages'
import type { Company } from '../tenants'
import type { Url } from './addresses'
import type { Form, View } from './model'
import { showInOf } from './rows'

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
  'undoRestore',
  'duplicate',
  'copyLanguage',
  'bulkPublish',
  'bulkUnpublish',
  'bulkEdit',
  'writeByApi',
  'cancelSchedule',
  'schedule',
  'scheduleEnd',
  'passTime',
  'takeAddress',
  'trash',
] as const
export type StepKind = (typeof STEPS)[number]

export const KINDS = ['pages', 'posts', 'templates', 'products', 'navigation', 'footer'] as const
export type Kind = (typeof KINDS)[number]

type Scene = { payload: Payload; company: Company }
type Body = Form & { id: string }
/** A document: its id, and where a page is found in each language. */
type Created = { id: string; foundAt?: Url[] }
type Rules = {
  steps: readonly StepKind[]
  hasDrafts: boolean
  hasRows: boolean
  /** Whether its rows are blocks, which can be shown in one language only. */
  hasBlocks: boolean
  /** Its rows have their text in a group: Payload copies no missing text into one, when a language is copied to another. */
  hasGroups?: true
  /** Templates have one name in all languages. */
  title: 'title' | 'name' | 'statement' | null
  /** Makes a document that is not public, with texts in Dutch. */
  create: (scene: Scene, form: Form) => Promise<Created>
  data: (body: Body) => object
  /** Its path on a site; null if it has none, or several. */
  pathOf: ((id: string) => string) | null
}

type Blocks = NonNullable<Page['blocks']>
const blocks = ({ text, rows }: Form): Blocks =>
  rows.map((id) => ({
    id,
    blockType: 'richText',
    showIn: showInOf(id),
    heading: text,
    content: paragraph(text),
  })) as never
const navigation = ({ text, rows }: Form) => ({
  items: rows.map((id) => ({ id, link: { type: 'url' as const, url: '#hier', label: text } })),
})
const footer = ({ text, rows }: Form) => ({
  statement: text,
  columns: rows.map((id) => ({ id, heading: text })),
})
const DRAFT_STEPS = [
  ...(['save', 'autosave', 'restore', 'restoreAll', 'undoRestore', 'duplicate', 'copyLanguage'] as const),
]
/** There is one, and it stays online. */
const SITE_PART_STEPS = [
  ...(['save', 'autosave', 'publish', 'publishAll', 'copyLanguage'] as const),
  ...(['restore', 'restoreAll', 'undoRestore', 'restorePublished'] as const),
]
const PUBLISH_STEPS = [
  ...DRAFT_STEPS,
  ...(['publish', 'publishAll', 'unpublish', 'unpublishAll', 'restorePublished', 'trash'] as const),
  ...(['bulkPublish', 'bulkUnpublish', 'bulkEdit', 'writeByApi'] as const),
]

/** In place of the one that the tenant has. */
async function createOnly(
  { payload, company }: Scene,
  collection: 'navigation' | 'footer',
  content: object,
): Promise<Created> {
  const tenant = company.tenant.id
  const scene = { collection, overrideAccess: true } as const
  await payload.delete({ ...scene, where: { tenant: { equals: tenant } } })
  return payload.create({ ...scene, data: { tenant, ...content }, locale: 'nl', draft: true })
}

/** What differs between the collections whose histories are tried. */
export const RULES: Record<Kind, Rules> = {
  pages: {
    steps: [...PUBLISH_STEPS, 'takeAddress', 'schedule', 'scheduleEnd', 'passTime'],
    hasDrafts: true,
    hasRows: true,
    hasBlocks: true,
    title: 'title',
    create: async ({ payload, company }, form) => {
      const content = { title: form.text, blocks: blocks(form) }
      const page = await createPage(payload, company, { ...content, status: 'draft' })
      const path = `/${page.id}`
      for (const locale of LOCALES) await createPageUrl(payload, company, page, path, locale)
      return { id: page.id, foundAt: LOCALES.map((locale) => ({ domain: company.domain.id, locale, path })) }
    },
    data: ({ addresses, ...body }) => ({
      ...{ title: body.text, blocks: blocks(body) },
      ...(addresses !== undefined && { addresses }),
    }),
    pathOf: null,
  },
  posts: {
    steps: [...PUBLISH_STEPS, 'cancelSchedule', 'passTime', 'passTime'],
    hasDrafts: true,
    hasRows: false,
    hasBlocks: false,
    title: 'title',
    create: ({ payload, company }, { text }) =>
      createPost(payload, company, { title: text, status: 'draft' }),
    data: ({ text, id }) => ({ title: text, slug: id, excerpt: text, content: paragraph(text) }),
    pathOf: (id) => `/blog/${id}`,
  },
  templates: {
    steps: DRAFT_STEPS,
    hasDrafts: true,
    hasRows: true,
    hasBlocks: true,
    title: null,
    create: async ({ payload, company }, form) => {
      const data = { name: 'Sjabloon', layout: 'main' as const, blocks: blocks(form) }
      const own = { ...data, tenant: company.tenant.id }
      const options = { locale: 'nl', draft: true, overrideAccess: true } as const
      return payload.create({ collection: 'templates', data: own, ...options })
    },
    data: (body) => ({ blocks: blocks(body) }),
    pathOf: null,
  },
  products: {
    steps: ['save', 'duplicate', 'copyLanguage', 'bulkEdit'],
    hasDrafts: false,
    hasRows: false,
    hasBlocks: false,
    title: 'name',
    create: ({ payload, company }, { text }) =>
      createProduct(payload, company, { name: text, summary: text }),
    data: ({ text }) => ({ name: text, summary: text }),
    pathOf: null,
  },
  navigation: {
    steps: SITE_PART_STEPS,
    hasDrafts: true,
    hasRows: true,
    hasBlocks: false,
    hasGroups: true,
    title: null,
    create: (scene, form) => createOnly(scene, 'navigation', navigation(form)),
    data: navigation,
    pathOf: null,
  },
  footer: {
    steps: SITE_PART_STEPS,
    hasDrafts: true,
    hasRows: true,
    hasBlocks: false,
    title: 'statement',
    create: (scene, form) => createOnly(scene, 'footer', footer(form)),
    data: footer,
    pathOf: null,
  },
}

type Row = { heading?: string | null; link?: { label?: string | null } }
type Read = Partial<Record<'title' | 'name' | 'statement', string | null>> &
  Partial<Record<'blocks' | 'columns' | 'items', Row[]>>

export const read = (kind: Kind, doc: object): View => {
  const { title, hasRows } = RULES[kind]
  const { blocks: rows, columns, items, ...texts } = doc as Read
  return {
    title: title && (texts[title] ?? null),
    rows: hasRows
      ? (rows ?? columns ?? items ?? []).map(({ heading, link }) => heading ?? link?.label ?? null)
      : [],
  }
}

async function sitePartOn(
  hostname: string,
  part: 'navigation' | 'footer',
  locale: Locale,
): Promise<View | null> {
  const [site, siteShell] = [await loadSite(hostname, locale), await loadSiteShell(hostname, locale)]
  if (!site || !siteShell?.[part]) return null
  const { footer: shown, navigation: items } = buildShell(site, siteShell, null, locale)
  return read(part, part === 'footer' ? shown : { items: items.map(({ label }) => ({ heading: label })) })
}

/** What visitors get of the page or post at a path; null if there is none. */
export async function shownAt(
  hostname: string,
  kind: Kind,
  path: string,
  locale: Locale,
): Promise<View | null> {
  const found = await resolveDocument(hostname, locale, path)
  if (!found || found.kind === 'topic') return null
  const document: Page | Post = found.kind === 'page' ? found.content.page : found.content.post
  return read(kind, document)
}

/** What visitors get of a document other than a page; null if nothing. */
export async function shownOn(
  hostname: string,
  kind: Kind,
  id: string,
  locale: Locale,
): Promise<View | null> {
  if (kind === 'navigation' || kind === 'footer') return sitePartOn(hostname, kind, locale)
  if (kind === 'products') {
    const site = await loadSite(hostname, locale)
    const where = { id: { equals: id } }
    const [shown] = site ? (await readProductList(site, locale, { where })).products : []
    return shown ? read(kind, shown.product) : null
  }
  const path = RULES[kind].pathOf?.(id)
  return path ? shownAt(hostname, kind, path, locale) : null
}
