import type { Page } from '@playwright/test'

import type { ChapterSlug } from '@/src/features/handbook/rules/chapter-slugs'
import type { Locale } from '@/src/lib/constants'
import { adminHref, collectionHref, documentHref } from '@/src/routing/admin-paths'

/** What a scene is set up with; `idOf` reads the id of the first document of a query. */
export type Stage = {
  page: Page
  language: Locale
  open: (path: string) => Promise<void>
  idOf: (query: string) => Promise<string>
}

type Scene = (stage: Stage) => Promise<void>

const open = ({ open: go, language }: Stage, slug: string, id: string) =>
  go(`${documentHref(language, slug, id)}?locale=${language}`)

const document = async (stage: Stage, slug: string, query: string) =>
  open(stage, slug, await stage.idOf(query))

const homeOf = (stage: Stage) => stage.idOf('pages?sort=createdAt')

const home = async (stage: Stage) => open(stage, 'pages', await homeOf(stage))

/** The form of the home page, with the preview beside it. */
async function homeWithPreview(stage: Stage): Promise<void> {
  await home(stage)
  const { page } = stage
  const frame = page.frameLocator('iframe').locator('main').first()
  const toggle = page.locator('#live-preview-toggler')
  await toggle.waitFor()
  if (!(await page.locator('iframe').isVisible())) await toggle.click()
  await frame.waitFor()
}

/** What each picture of the handbook shows, of the demo’s first tenant. */
export const SCENES: Partial<Record<ChapterSlug, Scene>> = {
  start: ({ open, language }) => open(adminHref(language, '')),
  pages: homeWithPreview,
  preview: async (stage) => {
    await homeWithPreview(stage)
    const frame = stage.page.frameLocator('iframe')
    // Before the preview is connected, a click chooses nothing.
    while (!(await frame.getByRole('toolbar').first().isVisible())) {
      await frame.locator('main h1').first().click()
      await stage.page.waitForTimeout(500)
    }
  },
  languages: async (stage) => {
    await home(stage)
    await stage.page
      .getByRole('button', { name: /^(Taal|Language):/ })
      .first()
      .click()
  },
  publishing: ({ open, language }) => open(adminHref(language, '/calendar')),
  versions: async (stage) => {
    await stage.open(`${documentHref(stage.language, 'pages', await homeOf(stage))}/versions`)
  },
  comments: async (stage) => {
    await home(stage)
    await stage.page
      .getByRole('button', { name: /^(Opmerkingen|Comments)/ })
      .first()
      .click()
  },
  images: ({ open, language }) => open(collectionHref(language, 'media')),
  posts: (stage) => document(stage, 'posts', 'posts?sort=-publishedAt'),
  forms: ({ open, language }) => open(collectionHref(language, 'form-submissions')),
  navigation: (stage) => document(stage, 'navigation', 'navigation?sort=createdAt'),
  addresses: ({ open, language }) => open(adminHref(language, '/page-tree')),
  site: (stage) => document(stage, 'brands', 'brands?where[domain.hostname][equals]=localhost'),
  people: async ({ open, language, page }) => {
    await open(collectionHref(language, 'users'))
    await page.getByRole('button', { name: /^(Iemand uitnodigen|Invite somebody)/ }).click()
  },
}
