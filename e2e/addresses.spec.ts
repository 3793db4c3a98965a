import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LANGUAGES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { PUBLISH_MS, SEEDED_ADDRESSES } from './pages'
import { watchRejections } from './rejections'

const WIDE = { width: 1440, height: 900 }
const NARROW = { width: 390, height: 844 }
/** Both languages share one layout: each is tested at one width, the longer words of Dutch at the narrow one. */
const VIEWPORTS = { nl: NARROW, en: WIDE } as const satisfies LocaleTexts<unknown>

// These tests change nothing of each other’s, so they may be spread over all workers.
test.describe.configure({ mode: 'parallel' })

/** Collects the URLs that a page requests from other hosts. */
function watchForeign(page: Page): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol !== 'data:' && !hostname.endsWith('localhost')) foreign.push(request.url())
  })
  return foreign
}

for (const { host, path, language, others, hasHeader } of SEEDED_ADDRESSES) {
  test(`${host}${path} is complete, in its language, accessible and free of foreign requests`, async ({
    page,
    siteUrl,
  }) => {
    await page.setViewportSize(WIDE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const foreign = watchForeign(page)
    const readRejections = await watchRejections(page)
    const response = await page.goto(siteUrl(host, path))

    await test.step('content', async () => {
      expect(response?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/)
    })

    await test.step('addresses', async () => {
      const hreflang = (tag: string) => page.locator(`link[rel=alternate][hreflang="${tag}"]`)
      // The root is canonical with or without its slash.
      const address = (pagePath: string) => new RegExp(`^${siteUrl(host, pagePath).replace(/\/$/, '')}/?$`)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address(path))
      await expect(hreflang(LANGUAGES[language].tag)).toHaveAttribute('href', address(path))
      await expect(hreflang('x-default')).toHaveCount(1)
      for (const other of others) {
        const { tag } = LANGUAGES[other.language]
        await expect(hreflang(tag)).toHaveAttribute('href', address(other.path))
        const switches = page.locator(`a[hreflang="${tag}"]`)
        const targets = await switches.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        if (hasHeader) expect(new Set(targets)).toEqual(new Set([other.path]))
      }
    })

    await test.step('accessibility', async () => {
      await page.setViewportSize(VIEWPORTS[language])
      expect(await violationsOn(page)).toEqual([])
    })

    await test.step('no scrolling sideways on a phone', async () => {
      await page.setViewportSize(NARROW)
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow).toBeLessThanOrEqual(0)
    })

    await test.step('no request to another host and none that the policy blocks', async () => {
      expect(response?.headers()['content-security-policy']).toContain("object-src 'none'")
      expect(await readRejections()).toEqual([])
      expect(foreign).toEqual([])
    })
  })
}

/** Payload's API, called with a token: the document of the response, or the first of a list. */
const restOf =
  (request: APIRequestContext, base: string, token: string) =>
  async (method: 'get' | 'post' | 'delete', path: string, data?: object): Promise<{ id: string }> => {
    const headers = { Authorization: `JWT ${token}` }
    const response = await request[method](`${base}/payload-api/${path}`, { headers, ...(data && { data }) })
    expect(response.ok(), await response.text()).toBe(true)
    const { doc, docs } = (await response.json()) as { doc?: { id: string }; docs?: { id: string }[] }
    const found = doc ?? docs?.[0]
    if (!found) throw new Error(`${path} returns no document`)
    return found
  }

// Publishing without an address.
test.use({ expectedErrors: [/400/] })

test.describe('an editor', () => {
  // A save that the reload cut off is found, and the next one asked again.
  test.use({ expectedErrors: [/status of 4(00|09|12)/] })

  test('gives a page a title, gets an address, and publishes it there', async ({
    page,
    request,
    signIn,
    siteUrl,
  }) => {
    test.slow()
    await page.setViewportSize(NARROW)
    const base = siteUrl('localhost', '')
    const rest = restOf(request, base, await signIn())
    const tenant = (await rest('get', 'tenants?where[slug][equals]=kade&depth=0')).id
    const data = { tenant, title: 'Nieuw', layout: 'main', _status: 'draft' }
    const { id } = await rest('post', 'pages?locale=nl&draft=true&depth=0', data)
    const title = `Bereik ons ${randomUUID().slice(0, 8)}`
    const path = `/${title.toLowerCase().replaceAll(' ', '-')}`
    try {
      await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`)
      const group = page.getByRole('group', { name: 'Adres (Nederlands)' })
      const field = group.getByRole('textbox', { name: 'localhost', exact: true })
      await expect(field).toHaveValue(/^\/nieuw/)

      await test.step('the address follows the title', async () => {
        await page.locator('#field-title').fill(title)
        await expect(field).toHaveValue(path)
        await expect(group.getByText(`${path} is vrij.`)).toBeVisible()
        expect(await violationsOn(page, '.gevel-addresses')).toEqual([])
      })

      await test.step('one that is taken is said while typing, with the page that has it', async () => {
        await field.fill('/contact')
        await expect(group.getByText(/\/contact is al in gebruik door de pagina/)).toBeVisible()
        await expect(group.getByRole('link', { name: /^Openen:/ })).toHaveAttribute(
          'href',
          /\/admin\/cms\/pages\//,
        )
        const rejected = page.waitForResponse(
          (response) => response.request().method() === 'PATCH' && response.status() >= 400,
        )
        await page.locator('#action-save').click()
        await rejected
        await expect(page.locator('.payload-toast-item').filter({ hasText: '/contact' })).toBeVisible()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await expect(group.locator('[aria-invalid=true]')).toHaveCount(1)
        await field.fill(path)
        await expect(group.getByText(`${path} is vrij.`)).toBeVisible()
        await expect(group.locator('[aria-invalid=true]')).toHaveCount(0)
      })

      await test.step('one that is cleared stays cleared', async () => {
        const saved = page.waitForResponse(
          async (response) =>
            response.url().includes('autosave=true') &&
            response.ok() &&
            /"addresses":\[\{[^}]*"path":""/.test(await response.text()),
        )
        await field.fill('')
        await saved
        await page.reload()
        await expect(field).toBeEnabled()
        await expect(field).toHaveValue('')
      })

      await test.step('publishing makes it public where it is asked to, and links to it', async () => {
        await page.locator('#action-save').click()
        await group.getByRole('button', { name: `Adres ${path} gebruiken en publiceren` }).click()
        const notice = page.locator('.payload-toast-item', { hasText: 'Gepubliceerd in het Nederlands.' })
        await expect(notice.getByRole('link')).toHaveAttribute('href', siteUrl('localhost', path))
        const link = group.getByRole('link', { name: /^Bekijken op de site: localhost/ })
        await expect(link).toHaveAttribute('href', siteUrl('localhost', path))
        await expect(async () => {
          const site = await request.get(siteUrl('localhost', path))
          expect(site.status()).toBe(200)
        }).toPass({ timeout: PUBLISH_MS })
        await page.goto(`${base}/admin/cms/pages?search=${encodeURIComponent(title)}`)
        await expect(page.locator(`a[href="${siteUrl('localhost', path)}"]`)).toBeVisible()
      })

      await test.step('another one waits for the next publication, also through a reload', async () => {
        await page.goto(`${base}/admin/cms/pages/${id}?locale=nl`)
        await expect(field).toHaveValue(path)
        const saved = page.waitForResponse(
          (response) =>
            response.url().includes('autosave=true') &&
            response.ok() &&
            (response.request().postData() ?? '').includes(`${path}-nieuw`),
        )
        await field.fill(`${path}-nieuw`)
        await saved
        await page.reload()
        await expect(field).toHaveValue(`${path}-nieuw`)
        expect((await request.get(siteUrl('localhost', path))).status()).toBe(200)
        expect((await request.get(siteUrl('localhost', `${path}-nieuw`))).status()).toBe(404)
      })
    } finally {
      await rest('delete', `pages/${id}`)
    }
  })

  for (const [language, texts] of [
    [
      'nl',
      { root: '/admin', group: 'Adres (Nederlands)', undo: 'Ongedaan maken: Adres', redo: 'Opnieuw: Adres' },
    ],
    ['en', { root: '/en/admin', group: 'Address (Dutch)', undo: 'Undo: Address', redo: 'Redo: Address' }],
  ] as const)
    test(`takes back an address that was stored meanwhile, and does it again (${language})`, async ({
      page,
      request,
      signIn,
      siteUrl,
    }) => {
      test.slow()
      const base = siteUrl('localhost', '')
      const rest = restOf(request, base, await signIn())
      const tenant = (await rest('get', 'tenants?where[slug][equals]=kade&depth=0')).id
      const title = `Terug ${randomUUID().slice(0, 8)}`
      const data = { tenant, title, layout: 'main', _status: 'draft' }
      const { id } = await rest('post', 'pages?locale=nl&draft=true&depth=0', data)
      const [before, after] = [`/${title.toLowerCase().replace(' ', '-')}`, `/${randomUUID()}`]
      const stored = async () => {
        const found = await request.get(
          `${base}/payload-api/page-urls?where[page][equals]=${id}&where[locale][equals]=nl&depth=0`,
          { headers: { Authorization: `JWT ${await signIn()}` } },
        )
        const { docs } = (await found.json()) as { docs: { path: string }[] }
        return docs.map(({ path }) => path)
      }
      await page.goto(`${base}${texts.root}/cms/pages/${id}?locale=nl`)
      const field = page
        .getByRole('group', { name: texts.group })
        .getByRole('textbox', { name: 'localhost', exact: true })
      await expect(field).toHaveValue(before)
      await page.locator('#field-title').fill(`${title}!`)
      await expect.poll(stored).toEqual([before])
      await field.fill(after)
      await expect.poll(stored).toEqual([after])
      await page.getByRole('button', { name: texts.undo }).click()
      await expect(field).toHaveValue(before)
      await expect.poll(stored).toEqual([before])
      await expect(field).toHaveValue(before)
      await page.getByRole('button', { name: texts.redo }).click()
      await expect(field).toHaveValue(after)
      await expect.poll(stored).toEqual([after])
    })
})
