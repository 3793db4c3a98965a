import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { adminHref, collectionHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { overflowOf } from './overflow'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    width: 390,
    help: /^Hulp bij dit scherm/,
    images: 'Afbeeldingen',
    next: /^Volgende: /,
    posts: 'Artikelen',
  },
  en: { width: 1440, help: /^Help with this screen/, images: 'Images', next: /^Next: /, posts: 'Posts' },
} as const satisfies LocaleTexts<unknown>

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`each screen leads to its chapter of the handbook (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    await asPersonOfKade(page, base, session.token, { role: 'viewer' })
    await page.setViewportSize({ width: words.width, height: 900 })
    await page.goto(base + collectionHref(language, 'media'))
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: words.help }).press('Enter')
    const handbook = await opened
    await expect(handbook.getByRole('heading', { level: 1 })).toHaveText(words.images)
    await expect(handbook).toHaveURL(base + adminHref(language, '/help/images'))
    const picture = handbook.locator('article img')
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    expect(await violationsOn(handbook)).toEqual([])
    expect(await overflowOf(handbook)).toBe(0)
    await handbook.getByRole('link', { name: words.next }).press('Enter')
    await expect(handbook.getByRole('heading', { level: 1 })).toHaveText(words.posts)
  })
}
