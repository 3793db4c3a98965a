import type { BrowserContext, Page } from '@playwright/test'

import { violationsOn } from './axe'
import { box } from './bounding-box'
import { expect, test } from './fixtures'
import { HOST, openDraft } from './open-draft'

const EXPIRED = {
  nl: { title: 'Dit voorbeeld is niet meer geldig', back: 'Naar het document in het beheer' },
  en: { title: 'This preview is no longer valid', back: 'To the document in the panel' },
}

// The preview is requested again after its end.
test.use({ expectedErrors: [/404/] })

async function openPreview(page: Page, context: BrowserContext): Promise<Page> {
  const opened = context.waitForEvent('page')
  await page.locator('#preview-button').click()
  const preview = await opened
  await preview.waitForURL(/\/_preview\?token=/)
  return preview
}

test('a draft is shown on its own domain, to who may see it and while they are signed in', async ({
  page,
  context,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const id = await openDraft(page, base, session.token)
  const preview = await openPreview(page, context)
  expect(new URL(preview.url()).hostname).toBe(HOST)
  await expect(preview.locator('h1')).toHaveText('Sjabloon in wording')
  await expect(preview).toHaveTitle('Voorbeeld: Sjabloon in wording')
  await expect(preview.locator('html')).toHaveAttribute('lang', 'nl-NL')
  for (const width of [1440, 390]) {
    await preview.setViewportSize({ width, height: 844 })
    const mark = await box(preview.locator('.preview-mark'))
    expect(mark.y).toBe(0)
    for (const part of ['header.site-header', 'h1']) {
      const { y } = await box(preview.locator(part))
      expect(y, `${part} at ${width} px`).toBeGreaterThanOrEqual(mark.height)
    }
  }
  await expect(preview.locator('footer')).toBeVisible()
  expect(await context.cookies(preview.url())).not.toContainEqual(
    expect.objectContaining({ name: 'payload-token' }),
  )
  const headers = (await preview.reload())?.headers() ?? {}
  expect(headers).toMatchObject({
    'cache-control': expect.stringMatching(/private.*no-store/),
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-ancestors ${base};`)
  expect(policy).toMatch(/^script-src 'self' 'nonce-[^']+';/)

  const away = context.waitForEvent('page')
  await preview.locator('header.site-header a').first().click()
  const site = await away
  await site.waitForURL(siteUrl(HOST))
  // Visitors get nothing of the tools of the edit view.
  await expect(site.locator('main')).toBeVisible()
  expect(await site.locator('[data-preview-block], [class^=preview-]').count()).toBe(0)
  expect(new URL(preview.url()).pathname).toBe('/_preview')

  // The same token on another site of the tenant, and after signing out.
  const { search } = new URL(preview.url())
  const elsewhere = await preview.request.get(siteUrl('localhost', `/_preview${search}`))
  expect(elsewhere.status()).toBe(404)
  const out = await page.request.post(`${base}/api/auth/logout`)
  expect(out.ok()).toBe(true)
  expect((await preview.reload())?.status()).toBe(404)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(EXPIRED.nl.title)
  await expect(preview.getByRole('link', { name: EXPIRED.nl.back })).toHaveAttribute(
    'href',
    `${base}/admin/cms/pages/${id}?locale=nl`,
  )
  expect(await violationsOn(preview)).toEqual([])
})

const callToAction = (heading: string) => ({
  ...{ blockType: 'callToAction', heading },
  link: { type: 'url', url: '/', label: 'Daar' },
})

test('the live preview follows the form, and leads back into it', async ({ page, siteUrl, session }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const blocks = [callToAction('Eerste'), callToAction('Tweede')]
  const id = await openDraft(page, base, session.token, { blocks })
  await page.locator('#live-preview-toggler').click()
  const frame = page.frameLocator('#live-preview-iframe')
  const headings = frame.locator('main h2')
  await expect(headings).toHaveText(['Eerste', 'Tweede'])
  await expect(frame.locator('header.site-header')).toHaveCount(1)
  await expect.poll(() => violationsOn(page), { timeout: 30_000 }).toEqual([])
  expect(new URL((await page.locator('#live-preview-iframe').getAttribute('src')) ?? '').hostname).toBe(HOST)

  // A click leads to the field, and what is typed there is shown without a save.
  const field = page.locator('#field-blocks__1__heading')
  await expect(async () => {
    await headings.nth(1).click()
    await expect(field).toBeFocused({ timeout: 5000 })
  }).toPass()
  await field.fill('Al beter')
  await expect(headings).toHaveText(['Eerste', 'Al beter'])

  // A double click edits the text where it is shown.
  await headings.nth(1).dblclick()
  const text = frame.getByRole('textbox', { name: 'Tekst hier bewerken' })
  await text.press('Home')
  await text.press('ArrowRight')
  await text.press('ArrowRight')
  await text.pressSequentially(' veel')
  await expect(field).toHaveValue('Al veel beter')
  await text.press('Escape')
  await expect(text).toHaveCount(0)
  await expect(headings).toHaveText(['Eerste', 'Al veel beter'])

  // What is done with a block is done in the form, which saves itself.
  const toolbar = frame.getByRole('toolbar', { name: 'Blok: ' })
  await toolbar.getByRole('button', { name: 'Omhoog' }).press('Enter')
  await expect(headings).toHaveText(['Al veel beter', 'Eerste'])
  await toolbar.getByRole('button', { name: 'Dupliceren' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Delete')
  await expect(headings).toHaveText(['Al veel beter'])
  const saved = async () => {
    const response = await page.request.get(`${base}/payload-api/pages/${id}?draft=true&locale=nl&depth=0`)
    return ((await response.json()) as { blocks: { heading: string }[] }).blocks.map(({ heading }) => heading)
  }
  await expect.poll(saved, { timeout: 30_000 }).toEqual(['Al veel beter'])
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).click()
  await expect(headings).toHaveText(['Al veel beter', 'Eerste'])

  // All of it is undone, step by step, and done again: by keys in the preview and in the form, and by buttons.
  const undo = page.getByRole('button', { name: /^Ongedaan maken: / })
  await expect(undo).toHaveAccessibleName('Ongedaan maken: Oproep “Eerste” toegevoegd')
  await headings.first().click()
  await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
  await frame.getByRole('toolbar', { name: 'Blok: ' }).getByRole('button', { name: 'Dupliceren' }).focus()
  await page.keyboard.press('Control+z')
  await expect(headings).toHaveText(['Al veel beter'])
  await page.keyboard.press('Control+Shift+z')
  await expect(headings).toHaveText(['Al veel beter', 'Eerste'])
  await undo.click()
  await undo.click()
  await expect(headings).toHaveText(['Al veel beter', 'Eerste'])
  await page.locator('#field-title').focus()
  await page.keyboard.press('Control+z')
  await expect(headings).toHaveText(['Eerste', 'Al veel beter'])
  await expect(page.getByText('Ongedaan gemaakt: Oproep “Al veel beter” verplaatst')).toBeAttached()
  await expect.poll(saved, { timeout: 30_000 }).toEqual(['Eerste', 'Al veel beter'])

  // A block is copied by its keys, pasted below another with ids of its own, and hidden.
  const tool = (name: string) => toolbar.getByRole('button', { name })
  await tool('Dupliceren').focus()
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Blok gekopieerd.')).toBeVisible()
  await tool('Gekopieerd blok hieronder plakken').press('Enter')
  await expect(headings).toHaveText(['Eerste', 'Eerste', 'Al veel beter'])
  await expect(page.locator('#field-blocks__1__heading')).toBeFocused()
  await tool('Verbergen op de site').press('Enter')
  await expect(toolbar).toHaveAccessibleName('Blok: Oproep – Verborgen')
  await expect(page.locator('#blocks-row-1').getByText('Verborgen', { exact: true })).toBeVisible()
  const stored = async () => {
    const response = await page.request.get(`${base}/payload-api/pages/${id}?draft=true&locale=nl&depth=0`)
    const { blocks: all } = (await response.json()) as { blocks: { id: string; hidden?: boolean }[] }
    return {
      ids: new Set(all.map((block) => block.id)).size,
      hidden: all.map(({ hidden }) => hidden === true),
    }
  }
  await expect.poll(stored, { timeout: 30_000 }).toEqual({ ids: 3, hidden: [false, true, false] })

  // The preview takes the whole window, beside the form, until Escape.
  await page.getByRole('button', { name: 'Voorbeeld in het hele venster' }).click()
  await expect(page.getByRole('button', { name: 'Terug naar het formulier (Escape)' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Zoeken/ })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Zoeken/ })).toBeVisible()
})

test('a preview is shared by a link, until that is revoked', async ({ page, browser, siteUrl, session }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await openDraft(page, base, session.token)
  await page.locator('.doc-controls__popup button').first().click()
  await page.getByRole('button', { name: 'Voorbeeld delen' }).click()
  await expect(page.getByText('Er zijn geen links.')).toBeVisible()
  await page.getByRole('button', { name: 'Link maken (Nederlands)' }).click()
  const url = page.getByLabel('Link', { exact: true })
  await expect(url).toHaveValue(/_preview/)
  expect(await violationsOn(page)).toEqual([])

  const context = await browser.newContext()
  const visitor = await context.newPage()
  const answer = await visitor.goto(await url.inputValue())
  expect(answer?.headers()).toMatchObject({
    'cache-control': expect.stringMatching(/private.*no-store/),
    'x-robots-tag': 'noindex, nofollow',
  })
  await expect(visitor.locator('h1')).toHaveText('Sjabloon in wording')
  await page.getByRole('button', { name: 'Intrekken' }).click()
  await expect(page.getByText('Er zijn geen links.')).toBeVisible()
  expect((await visitor.reload())?.status()).toBe(404)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Deze link is niet meer geldig')
  await expect(visitor.getByRole('link', { name: 'Naar de website' })).toHaveAttribute('href', '/')
  await context.close()
})

test('a preview that opens nothing says so in the visitor’s language', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const response = await page.goto(siteUrl(HOST, '/_preview?token=none'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(EXPIRED.en.title)
  await expect(page.getByRole('link', { name: 'To the panel' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await context.close()
})
