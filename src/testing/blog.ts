import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'

import type { Author, Category, Page, Post } from '@/payload-types'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { createPage, createPageUrl, paragraph } from './pages'
import type { Company } from './tenants'

const scene = { overrideAccess: true } as const

const unique = (prefix: string): string => `${prefix}-${randomUUID()}`

export const createAuthor = (
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  data: Partial<Author> = {},
  locale: Locale = 'nl',
): Promise<Author> =>
  payload.create({
    collection: 'authors',
    locale,
    data: { tenant: tenant.id, name: 'Redactie', slug: unique('redactie'), ...data } as Author,
    ...scene,
  })

export const createCategory = (
  payload: Payload,
  { tenant }: Pick<Company, 'tenant'>,
  data: Partial<Category> = {},
  locale: Locale = 'nl',
): Promise<Category> =>
  payload.create({
    collection: 'categories',
    locale,
    data: { tenant: tenant.id, name: 'Onderwerp', slug: unique('onderwerp'), ...data } as Category,
    ...scene,
  })

type PostOptions = Partial<Post> & { locale?: Locale; status?: 'draft' | 'published' }

/** A complete post in one locale; creates an author unless `authors` is given. */
export async function createPost(
  payload: Payload,
  company: Pick<Company, 'tenant'>,
  { locale = 'nl', status = 'published', ...data }: PostOptions = {},
): Promise<Post> {
  const authors = data.authors ?? [(await createAuthor(payload, company)).id]
  return payload.create({
    collection: 'posts',
    locale,
    draft: status === 'draft',
    data: {
      tenant: company.tenant.id,
      title: 'Artikel',
      slug: unique('artikel'),
      excerpt: 'Waar het over gaat.',
      content: paragraph('Tekst'),
      _status: status,
      ...data,
      authors,
    } as Post,
    ...scene,
  })
}

type Paths = Partial<LocaleTexts>

/** Creates the blog of a tenant: a published page at `paths` of its domain, set as blog page in the site settings. */
export async function createBlog(
  payload: Payload,
  company: Company,
  paths: Paths = { nl: '/blog', en: '/blog' },
): Promise<Page> {
  const page = await createPage(payload, company, { title: 'Blog' })
  for (const locale of LOCALES) {
    const path = paths[locale]
    if (path) await createPageUrl(payload, company, page, path, locale)
  }
  const tenant = company.tenant.id
  await payload.delete({ collection: 'site-settings', where: { tenant: { equals: tenant } }, ...scene })
  await payload.create({
    collection: 'site-settings',
    data: { tenant, siteName: 'Site', blogPage: page.id, postsPerPage: 2 },
    ...scene,
  })
  return page
}
