import type { Page } from '@playwright/test'

import { countClicks } from './clicks'
import { expect, test } from './fixtures'
import type { Api } from './pages-by-api'
import { asPersonOfKade } from './people-of-kade'

export type Scene = { page: Page; base: string; api: Api; tenant: string; token: string }

/** Opens an address of the panel in Dutch, ready for what is pressed. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
}

/** A task of an editor: where it begins is opened before the clicks are counted. */
export function task(name: string, most: number, begin: (scene: Scene) => Promise<() => Promise<void>>) {
  test(`${name} takes at most ${most} clicks`, async ({ page, siteUrl, session, request }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { idOf } = await asPersonOfKade(page, base, session.token)
    const api = { request, base, headers: { Authorization: `JWT ${session.token}` } }
    const tenant = await idOf('tenants?where[slug][equals]=kade')
    await page.setViewportSize({ width: 1440, height: 900 })
    const work = await begin({ page, base, api, tenant, token: session.token })
    const clicks = await countClicks(page)
    await work()
    const counted = clicks()
    expect(counted).toBeGreaterThan(0)
    expect(counted).toBeLessThanOrEqual(most)
  })
}
