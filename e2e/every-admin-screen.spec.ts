import type { Page } from '@playwright/test'

import type { NavSection } from '@/collections/registry'
import { ADMIN_ROOTS } from '@/src/routing/admin-paths'
import { LOCALES } from '@/src/lib/constants'
import { type Screen, screensIn } from './admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { watchRejections } from './rejections'

const SECTIONS: readonly (NavSection | 'other')[] = [
  'content',
  'blog',
  'visitors',
  'site',
  'management',
  'other',
]
const WIDTHS = [390, 1440] as const
const HEIGHT = 900
/** Within this time a screen has its last names. */
const SETTLED_MS = 30_000

/** One screen that is not right does not hide the next. */
const soft = expect.configure({ soft: true })

/** What no text of the panel may contain: ids and values that were meant for programs, and names of texts. */
const RAW =
  /\bundefined\b|\[object |\bNaN\b|Invalid Date|\b(general|fields|version|validation|authentication|error|upload|localization):[a-z]\w+/
const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}|untitled\]|zonder titel\]/i

/** How much wider than the window the page is. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Opens a screen in a language and looks at what every screen has to fulfil; waits until its scripts have run. */
async function examine(page: Page, url: string, { path, status = 200, linked }: Screen, language: string) {
  const response = await page.goto(url)
  expect(response?.status(), path).toBe(status)
  if (linked) {
    // Of a collection with one document per tenant, the form of that one.
    soft(page.url(), path).toMatch(new RegExp(`^${url}($|[/?])`))
    const current = page.locator('nav a.gevel-nav__link[aria-current=page]')
    await soft(current, path).toHaveAttribute('href', new URL(url).pathname)
  }
  await soft(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${language}`))
  const heading = page.locator('h1').filter({ visible: true })
  await soft(heading, path).toHaveCount(1)
  await soft(heading, path).toHaveText(/\S/)
  await soft(heading, path).not.toHaveText(ID)
  await soft(page.locator('.step-nav').filter({ hasText: ID }), path).toHaveCount(0)
  await soft(page, path).toHaveTitle(/^(?!Payload)\S.*/)
  await soft(page.locator('fieldset[role=presentation]:disabled'), path).toHaveCount(0)
  // The names that scripts give to controls appear after the screen.
  await soft.poll(() => violationsOn(page), { message: path, timeout: SETTLED_MS }).toEqual([])
  soft(await page.locator('body').innerText(), path).not.toMatch(RAW)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await soft.poll(() => overflow(page), { message: path }).toBeLessThanOrEqual(0)
  }
}

// To the browser, the status of the teapot is an error, and that of a screen that does not exist.
test.use({ expectedErrors: [/status of (404|418)/] })

for (const section of SECTIONS)
  test(`every screen of the panel can be read by everybody: ${section}`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    test.setTimeout(10 * 60_000)
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api = { request, base, token: await signIn() }
    await page.goto(`${base}/admin`)
    const links = page.locator('a.gevel-nav__link')
    await expect(links.first()).toBeAttached()
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    const linked = hrefs.map((href) => href.replace(/^\/admin/, ''))
    const screens = await screensIn(api, section, linked)
    const readRejections = await watchRejections(page)
    const foreign: string[] = []
    page.on('request', (sent) => {
      const { protocol, hostname } = new URL(sent.url())
      if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(sent.url())
    })
    for (const [index, screen] of screens.entries()) {
      // One after the other on a phone in the first language, and on a desk in the second.
      const turn = index % LOCALES.length
      await page.setViewportSize({ width: WIDTHS[turn] ?? 390, height: HEIGHT })
      await examine(page, `${base}${ADMIN_ROOTS[turn]}${screen.path}`, screen, LOCALES[turn] ?? 'nl')
      soft(await readRejections(), screen.path).toEqual([])
    }
    expect(foreign).toEqual([])
  })
