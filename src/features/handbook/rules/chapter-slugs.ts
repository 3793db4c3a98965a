import type { Collection } from '@/collections/registry'

/** The chapters of the handbook, in the order in which they are read. */
export const CHAPTER_SLUGS = [
  'start',
  'pages',
  'preview',
  'languages',
  'publishing',
  'versions',
  'comments',
  'images',
  'posts',
  'forms',
  'navigation',
  'addresses',
  'assistant',
  'site',
  'people',
  'keys',
] as const
export type ChapterSlug = (typeof CHAPTER_SLUGS)[number]

export const toChapterSlug = (value: unknown): ChapterSlug | null =>
  CHAPTER_SLUGS.find((slug) => slug === value) ?? null

/** The chapter about the list and the forms of a collection. */
const OF_COLLECTION: ReadonlyMap<string, ChapterSlug> = new Map(
  Object.entries({
    pages: 'pages',
    templates: 'pages',
    'page-urls': 'addresses',
    redirects: 'addresses',
    'not-found-log': 'addresses',
    media: 'images',
    posts: 'posts',
    authors: 'posts',
    categories: 'posts',
    forms: 'forms',
    'form-submissions': 'forms',
    navigation: 'navigation',
    footer: 'navigation',
    domains: 'site',
    'domain-locales': 'site',
    'site-settings': 'site',
    'consent-texts': 'site',
    'assistant-settings': 'assistant',
    'llm-conversations': 'assistant',
    tenants: 'people',
    users: 'people',
    'audit-log': 'people',
  } as const satisfies Partial<Record<Collection, ChapterSlug>>),
)

/** The chapter about a screen outside the collections, by the first segment of its path. */
const OF_SCREEN: ReadonlyMap<string, ChapterSlug> = new Map(
  Object.entries({
    account: 'people',
    assistant: 'assistant',
    calendar: 'publishing',
    'page-tree': 'addresses',
    releases: 'publishing',
    translations: 'languages',
  } as const),
)

/** The chapter about a screen. @param path Payload’s own path of it, after `/admin` */
export function chapterOf(path: string): ChapterSlug {
  const [first = '', slug = '', ...rest] = path.split('/').filter((segment) => segment !== '')
  if (first !== 'collections') return OF_SCREEN.get(first) ?? 'start'
  if (rest.includes('versions') || rest[0] === 'trash') return 'versions'
  return OF_COLLECTION.get(slug) ?? 'start'
}
