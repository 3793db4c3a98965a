import type { Locator, Page } from '@playwright/test'

import { type Locale, LOCALES } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { box } from './bounding-box'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

type Person = Awaited<ReturnType<typeof asPersonOfKade>>

const WORDS = {
  nl: {
    comments: 'Opmerkingen',
    filters: 'Snelfilters',
    layout: 'Indeling',
    more: /^Nog \d+ adres/,
    translation: /teksten ontbreken, 1 tekst is verouderd/,
  },
  en: {
    comments: 'Comments',
    filters: 'Quick filters',
    layout: 'Layout',
    more: /^\d+ more address/,
    translation: /texts are missing, 1 text is outdated/,
  },
} as const

/** A page with the longest title and state of translation that a list shows. */
async function createHalfTranslated(
  page: Page,
  base: string,
  token: string,
  { createPage }: Person,
): Promise<string> {
  const hero = { blockType: 'hero', variant: 'statement', kicker: 'Klein', heading: 'Kop', text: 'Inleiding' }
  const id = await createPage({ blocks: [hero, hero] })
  const save = async (locale: Locale, title: string) => {
    const path = `${base}/payload-api/pages/${id}?draft=true&depth=0&locale=${locale}`
    const saved = await page.request.patch(path, {
      headers: { Authorization: `JWT ${token}` },
      data: { title },
    })
    expect(saved.status()).toBe(200)
  }
  await save('en', 'In the making')
  await save('nl', `/${crypto.randomUUID()}/${crypto.randomUUID()}`)
  return id
}

/** How much of an element’s text is cut off, in CSS pixels. */
const cutOff = (element: Locator): Promise<number> =>
  element.evaluate((one) => Math.max(one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight))

/** The lowest contrast between the text and the ground of an element in the frames until `done`. */
async function lowestContrast(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((button) => {
    const luminance = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const seen = Object.assign(window, { lowest: Number.POSITIVE_INFINITY })
    const look = () => {
      const element = document.querySelector(button)
      if (element) {
        const { color, backgroundColor } = getComputedStyle(element)
        const [one = 0, other = 0] = [luminance(color), luminance(backgroundColor)].toSorted((a, b) => b - a)
        seen.lowest = Math.min(seen.lowest, (one + 0.05) / (other + 0.05))
      }
      requestAnimationFrame(look)
    }
    look()
  }, selector)
  await act()
  return page.evaluate(() => (window as unknown as { lowest: number }).lowest)
}

for (const language of LOCALES) {
  const words = WORDS[language]
  test.describe(`the layout of the panel (${language})`, () => {
    test.slow()
    // Publishing is refused.
    test.use({ expectedErrors: [/status of 400/] })

    test('shows a list of pages below its closed filters, with short addresses', async ({
      page,
      siteUrl,
      session,
    }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
      const id = await createHalfTranslated(page, base, session.token, person)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(base + adminHref(language, '/collections/pages?locale=nl&limit=100'))
      await expect(page.locator('td a', { hasText: words.translation })).not.toHaveCount(0)
      const first = page.locator('tbody tr').first()
      await expect(page.getByRole('button', { name: words.filters })).toBeVisible()
      // Once the screen has hydrated.
      await expect.poll(async () => (await box(first)).y).toBeLessThan(844 * 0.55)
      const row = page
        .locator('tbody tr')
        .filter({ has: page.locator('summary') })
        .first()
      const address = row.locator('.gevel-address-cell a').first()
      expect((await box(address)).height).toBeLessThan(30)
      await expect(address).toHaveAttribute('title', /localhost\//)
      expect(await violationsOn(page)).toEqual([])

      await page.setViewportSize({ width: 1440, height: 900 })
      const heading = page.getByRole('columnheader', { name: words.layout })
      const table = page.locator('.collection-list .table-wrap, .collection-list .table').first()
      const cutOffColumns = async () => {
        const [{ x, width }, frame] = [await box(heading), await box(table)]
        return x + width - Math.min(frame.x + frame.width, 1440)
      }
      // The navigation opens beside the list first.
      await expect.poll(cutOffColumns).toBeLessThanOrEqual(1)
      const others = row.locator('summary').first()
      await expect(others).toHaveAccessibleName(words.more)
      await others.focus()
      await page.keyboard.press('Enter')
      await expect(row.locator('details a').first()).toBeVisible()
      await person.remove(`pages/${id}`)
    })

    test('has the error of a rich text at its field, and a publish button that can be read when it is refused', async ({
      page,
      siteUrl,
      session,
    }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
      const headers = { Authorization: `JWT ${session.token}` }
      const made = await page.request.post(`${base}/payload-api/posts?draft=true&locale=nl`, {
        headers,
        data: { title: 'Zonder tekst', tenant: await person.idOf('tenants?where[slug][equals]=kade') },
      })
      const { doc } = (await made.json()) as { doc: { id: string } }
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(base + adminHref(language, `/collections/posts/${doc.id}?locale=nl`))
      const field = page.locator('.rich-text-lexical[data-field-path="content"]')
      const error = field.locator('> .field-error')
      await expect(field.locator('[contenteditable="true"]')).toBeVisible()
      const publish = page.locator('#action-save')
      await page.locator('#field-title').fill('Nog zonder tekst')
      const lowest = await lowestContrast(page, '#action-save', async () => {
        await expect(publish).toBeEnabled()
        await publish.click()
        await expect(error).toBeVisible()
        await expect(publish).toBeEnabled()
      })
      expect(lowest).toBeGreaterThanOrEqual(4.5)
      const [whole, message, wrap] = [
        await box(field),
        await box(error),
        field.locator('.rich-text-lexical__wrap'),
      ]
      expect(message.x + message.width).toBeCloseTo(whole.x + whole.width, -1)
      expect(message.y).toBeGreaterThan(whole.y - message.height)
      expect(message.y + message.height).toBeLessThan((await box(wrap)).y + message.height)
      await expect(wrap).toHaveCSS('border-top-width', '1px')
      await field.locator('[contenteditable="true"]').focus()
      await page.keyboard.press('ArrowRight')
      await expect(wrap).toHaveCSS('outline-style', 'solid')

      await page.getByRole('button', { name: words.comments }).click()
      await expect(page.locator('.gevel-side-panel')).toBeVisible()
      for (const value of await page.locator('.doc-controls__value:visible').all())
        expect(await cutOff(value)).toBeLessThanOrEqual(1)
      const controls = page.locator('.doc-controls__wrapper')
      expect(await cutOff(controls)).toBeLessThanOrEqual(1)
      await person.remove(`posts/${doc.id}`)
    })

    test('chooses where a redirect leads by title, path, language and state', async ({
      page,
      siteUrl,
      session,
    }) => {
      const base = siteUrl('localhost').replace(/\/$/, '')
      await asPersonOfKade(page, base, session.token)
      await page.goto(base + adminHref(language, '/collections/redirects/create?locale=nl'))
      const picker = page.locator('#field-to__reference input.rs__input')
      await expect(async () => {
        await picker.fill('Contact', { timeout: 1000 })
        await expect(
          page.getByRole('option', { name: /^Contact · \/contact · NL localhost · online/ }),
        ).toBeVisible({
          timeout: 3000,
        })
      }).toPass()
    })
  })
}

/** Where the content of a screen begins, in px from the left, while it loads slowly. */
async function watchContent(page: Page): Promise<() => Promise<number[]>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.addInitScript(() => {
    const places = new Set<number>()
    Object.assign(window, { places })
    const look = () => {
      const content = document.querySelector('.template-default__wrap')
      if (content) places.add(Math.round(content.getBoundingClientRect().left))
      requestAnimationFrame(look)
    }
    look()
  })
  return () => page.evaluate(() => [...(Reflect.get(window, 'places') as Set<number>)])
}

for (const width of [390, 1440])
  test(`the content stays where it is while the navigation hydrates, ${width}px`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    await asPersonOfKade(page, base, session.token, { role: 'editor' })
    await page.setViewportSize({ width, height: 900 })
    const places = await watchContent(page)
    await page.goto(`${base}/admin/cms/pages?locale=nl`)
    // Its name and what moves come with the scripts.
    await expect(page.getByRole('checkbox', { name: 'Alle regels selecteren' })).toBeVisible()
    await page.locator('.template-default--nav-animate').waitFor()
    expect(await places()).toHaveLength(1)
  })
