import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { payloadInstance } from '@/src/platform/payload'
import { joinPath } from '@/src/routing/parse-path'
import { sqlStore } from '@/src/routing/store/sql-store'
import { splitView } from '@/src/routing/view'
import { createAuthor, createBlog, createCategory, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { resolveDocument, type ResolvedDocument } from './resolve-document'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  const home = await createPage(payload, company)
  const about = await createPage(payload, company)
  const draft = await createPage(payload, company, { status: 'draft' })
  await payload.update({
    collection: 'domains',
    id: company.domain.id,
    data: { homePage: home.id },
    overrideAccess: true,
  })
  await createPageUrl(payload, company, about, '/over-ons')
  await createPageUrl(payload, company, about, '/wie-wij-zijn')
  await createPageUrl(payload, company, draft, '/concept')
  await createBlog(payload, company)
  const author = await createAuthor(payload, company, { slug: 'redactie' })
  const category = await createCategory(payload, company, { slug: 'nieuws' })
  for (const slug of ['een', 'twee', 'drie'])
    await createPost(payload, company, { slug, authors: [author.id], category: category.id })
  await createPost(payload, company, { slug: 'geheim', status: 'draft' })
})

const idOf = (shown: ResolvedDocument): string => {
  if (shown.kind === 'page') return shown.content.page.id
  return shown.kind === 'post' ? shown.content.post.id : shown.content.topic.id
}

/** Whether a document is published at the path, in Dutch and in English. */
const PATHS: [path: string, nl: boolean, en: boolean][] = [
  ['/', true, false],
  ['/over-ons', true, false],
  ['/wie-wij-zijn', true, false],
  ['/over-ons/pagina/2', false, false],
  ['/concept', false, false],
  ['/niets', false, false],
  ['/blog', true, false],
  ['/blog/pagina/2', true, false],
  ['/blog/pagina/3', false, false],
  ['/blog/een', true, false],
  ['/blog/geheim', false, false],
  ['/blog/auteur/redactie', true, false],
  ['/blog/auteur/redactie/pagina/2', true, false],
  ['/blog/auteur/niemand', false, false],
  ['/blog/categorie/nieuws', true, false],
]

describe('routing and rendering agree on what is published', () => {
  it.each(PATHS)('at %s', async (path, ...published) => {
    const store = sqlStore(payload.db.pool)
    const site = await store.findSite(company.domain.hostname)
    if (!site) throw new Error('The domain has no site')
    for (const [index, locale] of LOCALES.entries()) {
      const { segments, view } = splitView(locale, path.split('/').filter(Boolean))
      const { page } = await store.findPath({ site, locale, path, pagePath: joinPath(segments), view })
      const shown = await resolveDocument(company.domain.hostname, locale, path)
      expect(shown && idOf(shown), locale).toBe(page?.id ?? null)
      expect(shown !== null, locale).toBe(published[index])
    }
  })
})
