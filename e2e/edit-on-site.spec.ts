import type { Page } from '@playwright/test'

import type { Locale } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'

const HOST = 'noorderlicht.localhost'
const MARKER = 'gevel-edit'

const TEXTS = {
  nl: {
    onSite: 'Bewerken op de site',
    region: 'Deze pagina bewerken',
    edit: 'Bewerken',
    stop: 'Stoppen met bewerken',
    blog: 'Nachtboek',
    contact: '/nl/contact',
    panel: '/admin',
  },
  en: {
    onSite: 'Edit on site',
    region: 'Edit this page',
    edit: 'Edit',
    stop: 'Stop editing',
    blog: 'Night book',
    contact: '/contact',
    panel: '/en/admin',
  },
} as const satisfies Record<Locale, object>

const cornerOn = (site: Page, language: Locale) => {
  const corner = site.getByRole('complementary', { name: TEXTS[language].region })
  return {
    corner,
    edit: corner.getByRole('link', { name: TEXTS[language].edit }),
    stop: corner.getByRole('button', { name: TEXTS[language].stop }),
  }
}

for (const { language, width } of [
  { language: 'nl', width: 1440 },
  { language: 'en', width: 390 },
] as const) {
  const texts = TEXTS[language]

  test.describe(`${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 844 }, locale: language })

    test('“Edit on site” leads from the panel to a page and, by its corner, back into the form', async ({
      page,
      context,
      signIn,
      siteUrl,
      fetchFrom,
      browser,
    }) => {
      test.slow()
      const base = siteUrl('localhost', '')
      const token = await signIn()
      const pageAt = async (path: string) => {
        const where = `where[domain.hostname][equals]=${HOST}&where[path][equals]=${path}&where[locale][equals]=${language}`
        const found = await page.request.get(`${base}/payload-api/page-urls?${where}&depth=0`, {
          headers: { authorization: `JWT ${token}` },
        })
        const { docs } = (await found.json()) as { docs: { page: string }[] }
        return docs[0]?.page ?? ''
      }
      const contact = await pageAt('/contact')
      const before = await fetchFrom(HOST, texts.contact)
      let site = page

      await test.step('the form of the page leads to it', async () => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(`${base}${texts.panel}/cms/pages/${contact}?locale=${language}`)
        const opened = context.waitForEvent('page')
        await page.getByRole('link', { name: new RegExp(`^${texts.onSite}: ${HOST} \\(`) }).click()
        site = await opened
        await site.waitForURL(siteUrl(HOST, texts.contact))
        await expect(cornerOn(site, language).edit).toBeVisible()
        const marker = (await context.cookies(siteUrl(HOST))).find(({ name }) => name === MARKER)
        expect(marker).toMatchObject({ httpOnly: true, sameSite: 'Lax', domain: HOST })
        expect(await violationsOn(site)).toEqual([])
      })

      await test.step('a visitor gets the same bytes as before, and nothing of the corner', async () => {
        const after = await fetchFrom(HOST, texts.contact)
        expect(after.body).toBe(before.body)
        expect(after.headers['content-security-policy']).toBe(before.headers['content-security-policy'])
        const visitor = await browser.newContext()
        const other = await visitor.newPage()
        const requested: string[] = []
        other.on('request', (request) => requested.push(request.url()))
        await other.goto(siteUrl(HOST, texts.contact), { waitUntil: 'networkidle' })
        await expect(other.locator('main')).toBeVisible()
        expect(requested.filter((url) => url.includes('/_edit'))).toEqual([])
        expect(await other.getByRole('complementary', { name: /Edit this page|Deze pagina/ }).count()).toBe(0)
        await visitor.close()
      })

      await test.step('it stays through a navigation without a new document, and is there in the other language', async () => {
        await site.evaluate(() => Object.assign(window, { sameDocument: true }))
        await site.getByRole('contentinfo').getByRole('link', { name: texts.blog }).first().click()
        await site.waitForURL(/\/blog$/)
        expect(await site.evaluate(() => 'sameDocument' in window)).toBe(true)
        const { corner, edit } = cornerOn(site, language)
        await expect(corner).toHaveCount(1)
        await edit.focus()
        await expect(edit).toHaveAttribute('href', /^\/_edit\/open\?path=[^&]*blog&block=0&/)
        const otherLanguage = language === 'nl' ? 'en' : 'nl'
        await site
          .getByRole('link', { name: language === 'nl' ? 'English' : 'Nederlands' })
          .last()
          .click()
        await expect(cornerOn(site, otherLanguage).edit).toBeVisible()
        await site.goBack()
        await site.waitForURL(/\/blog$/)
        await expect(cornerOn(site, language).edit).toBeVisible()
      })

      await test.step('it leads to the form, in the language of the page, by keyboard', async () => {
        await site.goto(siteUrl(HOST, texts.contact))
        const { edit } = cornerOn(site, language)
        await edit.press('Enter')
        await site.waitForURL(`${base}${texts.panel}/cms/pages/${contact}?locale=${language}`)
        await expect(site.locator('#field-title')).toBeVisible()
        await site.goBack()
      })

      await test.step('it covers nothing that cannot be scrolled out of it, and is not printed', async () => {
        const { corner } = cornerOn(site, language)
        await expect(corner).toBeVisible()
        // The page grows while it is scrolled, as what is far away is not laid out yet.
        await expect(async () => {
          await site.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
          const [own, footer] = await Promise.all([
            corner.boundingBox(),
            site.getByRole('contentinfo').boundingBox(),
          ])
          expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(own?.y ?? 0)
        }).toPass()
        await site.emulateMedia({ media: 'print' })
        await expect(corner).toBeHidden()
        await site.emulateMedia({ media: 'screen' })
      })

      await test.step('who stops is a visitor again', async () => {
        const { corner, stop } = cornerOn(site, language)
        await stop.press('Enter')
        await expect(corner).toHaveCount(0)
        expect((await context.cookies(siteUrl(HOST))).map(({ name }) => name)).not.toContain(MARKER)
        await site.reload({ waitUntil: 'networkidle' })
        await expect(site.getByRole('main')).toBeVisible()
        await expect(corner).toHaveCount(0)
      })
    })
  })
}

test('the corner leads to the block that is in view', async ({ page, context, signIn, siteUrl }) => {
  test.slow()
  await signIn()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${siteUrl('localhost', '')}/admin`)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('link', { name: new RegExp(`^${TEXTS.nl.onSite}: ${HOST}`) })
    .first()
    .click()
  const site = await opened
  await site.goto(siteUrl(HOST, TEXTS.nl.contact))
  const { edit } = cornerOn(site, 'nl')
  await expect(edit).toBeVisible()
  const heading = site.locator('main > section h2').nth(2)
  const text = await heading.innerText()
  await heading.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await edit.press('Enter')
  await site.waitForURL(/\/cms\/pages\/[^?]+\?locale=nl$/)
  const row = site.locator('[id^="blocks-row-"]', { has: site.locator(':focus') })
  await expect(row.first()).toBeVisible()
  const values = () =>
    row
      .first()
      .locator('input, textarea')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  await expect.poll(values).toContain(text)
})

test('the dashboard leads to each site of the tenant', async ({ page, context, signIn, siteUrl }) => {
  await signIn()
  await page.goto(siteUrl('localhost', '/en/admin'))
  const link = page.getByRole('link', { name: /^Edit on site: / }).first()
  await expect(link).toBeVisible()
  const opened = context.waitForEvent('page')
  await link.click()
  const site = await opened
  await expect(site.getByRole('complementary', { name: /Edit this page|Deze pagina bewerken/ })).toBeVisible()
  expect(new URL(site.url()).pathname).not.toContain('_edit')
})
