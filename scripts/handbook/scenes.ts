import type { Page } from '@playwright/test'

import type { ChapterSlug } from '@/src/features/handbook/rules/chapter-slugs'
import type { Locale } from '@/src/lib/constants'
import { adminHref, collectionHref, documentHref } from '@/src/routing/admin-paths'

/** What a scene is set up with; `idOf` finds the first document of a query of Payload’s REST API. */
export type Stage = {
  page: Page
  language: Locale
  open: (path: string) => Promise<void>
  idOf: (query: string) => Promise<string>
}

type Scene = (stage: Stage) => Promise<void>

const HOME = 'pages?where[layout][equals]=frontpage'

const document = async (stage: Stage, slug: string, query: string) =>
  stage.open(`${documentHref(stage.language, slug, await stage.idOf(query))}?locale=${stage.language}`)

/** The form of the home page, with the preview beside it. */
async function homeWithPreview(stage: Stage): Promise<void> {
  await document(stage, 'pages', HOME)
  const { page } = stage
  const frame = page.frameLocator('iframe').locator('main').first()
  if (!(await page.locator('iframe').count())) await page.locator('#live-preview-toggler').click()
  await frame.waitFor()
}

/** What each picture of the handbook shows, of the demo’s first tenant. */
export const SCENES: Partial<Record<ChapterSlug, Scene>> = {
  start: ({ open, language }) => open(adminHref(language, '')),
  pages: homeWithPreview,
  preview: async (stage) => {
    await homeWithPreview(stage)
    const { page } = stage
    await page.frameLocator('iframe').locator('main h1').first().click()
  },
  languages: async (stage) => {
    await document(stage, 'pages', HOME)
    await stage.page.locator('.gevel-language-menu button, .localizer button').first().click()
  },
  publishing: ({ open, language }) => open(adminHref(language, '/calendar')),
  versions: async (stage) => {
    const id = await stage.idOf(HOME)
    await stage.open(`${documentHref(stage.language, 'pages', id)}/versions`)
  },
  comments: async (stage) => {
    await document(stage, 'pages', HOME)
    await stage.page.locator('.gevel-comments-button, [data-side=comments]').first().click()
  },
  images: ({ open, language }) => open(collectionHref(language, 'media')),
  posts: (stage) => document(stage, 'posts', 'posts?sort=-publishedAt'),
  forms: ({ open, language }) => open(collectionHref(language, 'form-submissions')),
  navigation: (stage) => document(stage, 'navigation', 'navigation?sort=createdAt'),
  addresses: ({ open, language }) => open(adminHref(language, '/page-tree')),
  assistant: ({ open, language }) => open(adminHref(language, '/assistant')),
  site: (stage) => document(stage, 'domains', 'domains?sort=createdAt'),
  people: ({ open, language }) => open(collectionHref(language, 'users')),
}
