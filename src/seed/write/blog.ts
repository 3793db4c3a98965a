import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical'
import type { Payload, PayloadRequest } from 'payload'

import type { Post } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { Lookup } from '@/blocks/resolve'
import type { AuthorSeed, BlogSeed, CategorySeed, PostSeed } from '../types'
import { FIRST, OTHERS } from './in-every-language'
import { asSystem, getOrThrow } from './session'

type Context = { tenant: string; lookup: Lookup }
type Ids = ReadonlyMap<string, string>

/** A function that turns Markdown, code and all, into what the editor of articles stores. */
async function articleWriter({ collections }: Payload): Promise<(markdown: string) => Post['content']> {
  const field = collections.posts.config.flattenedFields.find(({ name }) => name === 'content')
  if (field?.type !== 'richText') throw new Error('A post has no text to write in.')
  const editorConfig = editorConfigFactory.fromField({ field })
  // Both are the editor's stored form; the generated type says it in more words.
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as Post['content']
}

async function writeAuthor(
  req: PayloadRequest,
  seed: AuthorSeed,
  { tenant, lookup }: Context,
): Promise<string> {
  const own = { collection: 'authors', req, ...asSystem } as const
  const texts = (locale: Locale) => ({
    role: seed.role[locale],
    bio: seed.bio[locale],
  })
  const photo = seed.photo ? lookup.imageId(seed.photo) : null
  const { id } = await req.payload.create({
    ...own,
    locale: FIRST,
    data: { tenant, name: seed.name, slug: seed.slug, photo, ...texts(FIRST) },
  })
  for (const locale of OTHERS) await req.payload.update({ ...own, id, locale, data: texts(locale) })
  return id
}

async function writeCategory(req: PayloadRequest, seed: CategorySeed, { tenant }: Context): Promise<string> {
  const own = { collection: 'categories', req, ...asSystem } as const
  const texts = (locale: Locale) => ({
    name: seed.name[locale],
    slug: seed.slug[locale],
    description: seed.description[locale],
  })
  const { id } = await req.payload.create({ ...own, locale: FIRST, data: { tenant, ...texts(FIRST) } })
  for (const locale of OTHERS) await req.payload.update({ ...own, id, locale, data: texts(locale) })
  return id
}

/** Publishes a post in every language. Posts that it refers to are written before it. */
async function writePost(
  req: PayloadRequest,
  seed: PostSeed,
  { tenant, lookup, authors, categories, posts }: Context & Record<'authors' | 'categories' | 'posts', Ids>,
): Promise<string> {
  const own = { collection: 'posts', depth: 0, req, ...asSystem } as const
  const lexical = await articleWriter(req.payload)
  const texts = (locale: Locale) => ({
    title: seed.title[locale],
    slug: seed.slug[locale],
    excerpt: seed.excerpt[locale],
    content: lexical(seed.content.markdown[locale]),
    tags: seed.tags[locale].split(',').map((tag) => tag.trim()),
    _status: 'published' as const,
  })
  const shared = {
    tenant,
    publishedAt: seed.publishedAt,
    heroImage: seed.image ? lookup.imageId(seed.image) : null,
    authors: seed.authors.map((key) => getOrThrow(authors, key, 'author')),
    category: getOrThrow(categories, seed.category, 'category'),
    relatedPosts: seed.related.map((key) => getOrThrow(posts, key, 'post')),
  }
  const { id } = await req.payload.create({ ...own, locale: FIRST, data: { ...shared, ...texts(FIRST) } })
  for (const locale of OTHERS) await req.payload.update({ ...own, id, locale, data: texts(locale) })
  return id
}

async function writeEach<T extends { key: string }>(
  seeds: readonly T[],
  write: (seed: T, written: Ids) => Promise<string>,
): Promise<Ids> {
  const ids = new Map<string, string>()
  for (const seed of seeds) ids.set(seed.key, await write(seed, ids))
  return ids
}

/** Writes a tenant's authors, categories and posts in both languages, the oldest post first. */
export async function writeBlog(
  req: PayloadRequest,
  seed: BlogSeed,
  context: Context,
  postDone: () => void,
): Promise<void> {
  const authors = await writeEach(seed.authors, (author) => writeAuthor(req, author, context))
  const categories = await writeEach(seed.categories, (category) => writeCategory(req, category, context))
  await writeEach(seed.posts, async (post, posts) => {
    const id = await writePost(req, post, { ...context, authors, categories, posts })
    postDone()
    return id
  })
}
