import type { APIRequestContext } from '@playwright/test'

import { LOCALES, type Locale } from '@/src/lib/constants'
import { localizedPath } from '@/src/routing/build-path'
import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'

type Page = { id: string; title: string; blocks: { id: string; blockType: string; heading?: string }[] }

async function homePage(
  request: APIRequestContext,
  base: string,
  headers: Record<string, string>,
  locale: Locale,
): Promise<Page> {
  const query = `where[routeKey][equals]=index&where[tenant.slug][equals]=kade&locale=${locale}&depth=0&limit=1`
  const response = await request.get(`${base}/payload-api/pages?${query}`, { headers })
  const { docs } = (await response.json()) as { docs: Page[] }
  const page = docs[0]
  if (!page) throw new Error('the seeded home page is missing')
  return page
}

// Each test saves the whole page, so they run one after another.
test.describe.configure({ mode: 'serial' })

for (const locale of LOCALES) {
  const path = localizedPath(locale, 'nl', '/')
  test(`a heading published in ${locale} appears on the site in that language only`, async ({
    page,
    request,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const headers = { Authorization: `JWT ${session.token}` }
    const original = await homePage(request, base, headers, locale)
    const others = LOCALES.filter((other) => other !== locale).map((other) => localizedPath(other, 'nl', '/'))
    const headingAt = async (pagePath: string) => {
      await page.goto(siteUrl('localhost', pagePath))
      return page.locator('h1').innerText()
    }
    const headingsOfOthers: string[] = []
    for (const other of others) headingsOfOthers.push(await headingAt(other))
    const publish = async (heading: string) => {
      const blocks = original.blocks.map((block) =>
        block.blockType === 'hero' ? { ...block, heading } : block,
      )
      const response = await request.patch(
        `${base}/payload-api/pages/${original.id}?locale=${locale}&depth=0`,
        {
          headers,
          data: { blocks, _status: 'published' },
        },
      )
      expect(response.status()).toBe(200)
    }
    const seeded = original.blocks.find(({ blockType }) => blockType === 'hero')?.heading ?? ''
    const changed = `Gevel ${Date.now()}`
    await publish(changed)
    await expect(async () => {
      await page.goto(siteUrl('localhost', path))
      expect(await page.locator('h1').innerText()).toContain(changed)
    }).toPass({ timeout: PUBLISH_MS })
    for (const [index, other] of others.entries())
      expect(await headingAt(other)).toBe(headingsOfOthers[index])
    await publish(seeded)
    await expect(async () => {
      await page.goto(siteUrl('localhost', path))
      expect(await page.locator('h1').innerText()).not.toContain(changed)
    }).toPass({ timeout: PUBLISH_MS })
  })
}
