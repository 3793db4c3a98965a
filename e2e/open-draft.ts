import { expect, type FrameLocator, type Page } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'
import { documentHref } from '@/src/routing/admin-paths'
import { asPersonOfKade } from './people-of-kade'

/** A host of Kade other than that of the panel. */
export const HOST = 'kade-utrecht.localhost'

/**
 * Opens a draft of Kade, whose page URL is on another host than the panel, in the edit view.
 * @param language of the panel
 * @returns the id of the page
 */
export async function openDraft(
  page: Page,
  base: string,
  token: string,
  content: object = {},
  language: Locale = 'nl',
) {
  const { createPage, idOf } = await asPersonOfKade(page, base, token, { role: 'editor' })
  const id = await createPage(content)
  const data = {
    tenant: await idOf('tenants?where[slug][equals]=kade'),
    domain: await idOf(`domains?where[hostname][equals]=${HOST}`),
    ...{ page: id, locale: 'nl', path: `/${id}` },
  }
  const headers = { Authorization: `JWT ${token}` }
  const stored = await page.request.post(`${base}/payload-api/page-urls`, { headers, data })
  expect(stored.status()).toBe(201)
  await page.goto(`${base}${documentHref(language, 'pages', id)}?locale=nl`)
  await expect(page.locator('#field-title')).toHaveValue('Sjabloon in wording')
  return id
}

/** Opens the live preview; in a narrow window it takes all of it. */
export async function openLivePreview(page: Page): Promise<FrameLocator> {
  await page.locator('#live-preview-toggler').click()
  return page.frameLocator('#live-preview-iframe')
}
