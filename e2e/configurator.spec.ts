import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const PAGES = {
  nl: {
    path: '/werkwijze/blocks/blocks-configurator',
    share: /Link naar deze keuze kopiëren/,
    clear: 'Begin opnieuw',
  },
  en: { path: '/en/approach/blocks/blocks-configurator', share: /Copy the link/, clear: 'Start again' },
} as const satisfies LocaleTexts<unknown>

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

for (const [language, { path, share, clear }] of Object.entries(PAGES)) {
  test(`the configurator selects what a choice depends on (${language})`, async ({ page, siteUrl }) => {
    await page.goto(siteUrl('localhost', path))
    const total = page.locator('.configurator-total')
    const before = await total.innerText()
    await choice(page, 'Blog').check()
    await expect(choice(page, 'CMS')).toBeChecked()
    await expect(choice(page, 'CMS')).toBeDisabled()
    await expect(choice(page, 'Media')).toBeChecked()
    await expect(total).not.toHaveText(before, { useInnerText: true })
    await expect(page).toHaveURL(/blocks=blog$/)
    await choice(page, 'Blog').uncheck()
    await expect(choice(page, 'CMS')).not.toBeChecked()
    await expect(total).toHaveText(before, { useInnerText: true })
  })

  test(`the link of the configurator restores the choice (${language})`, async ({
    page,
    context,
    siteUrl,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(siteUrl('localhost', path))
    await choice(page, 'Chat').check()
    await page.getByRole('button', { name: share }).click()
    await expect(page.locator('.configurator-message')).not.toBeEmpty()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    await page.goto('about:blank')
    await page.goto(link)
    await expect(choice(page, 'Chat')).toBeChecked()
    await page.getByRole('button', { name: clear }).click()
    await expect(choice(page, 'Chat')).not.toBeChecked()
  })

  test(`the configurator works by keyboard and has no accessibility violation (${language})`, async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl('localhost', path))
    await choice(page, 'CMS').focus()
    await page.keyboard.press('Space')
    await expect(choice(page, 'CMS')).toBeChecked()
    expect(await violationsOn(page)).toEqual([])
  })
}

test('a link ignores keys that no building block has', async ({ page, siteUrl }) => {
  await page.goto(siteUrl('localhost', `${PAGES.en.path}?blocks=nothing,<script>,media`))
  await expect(choice(page, 'Media')).toBeChecked()
  await expect(page.locator('.choice input:checked')).toHaveCount(1)
})
