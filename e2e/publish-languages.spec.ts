import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'
import { type Api, dutchPage, send, read, save } from './pages-by-api'

// What the browser says of a publication that is rejected.
test.use({ expectedErrors: [/400|409/] })

const NARROW = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }

const TEXTS = {
  nl: {
    ...{ panel: '/admin', viewport: NARROW, dutch: 'Nederlands', english: 'Engels' },
    ...{ online: 'online', changed: 'online, gewijzigd', draft: 'concept', missing: 'ontbreekt' },
    ...{ title: 'Titel', invalid: '2 velden kloppen nog niet', one: 'Eén veld klopt nog niet' },
    nothing: 'Er is in geen enkele taal iets gepubliceerd.',
    ...{ done: 'Gepubliceerd in alle talen. In het Engels zonder 02', view: 'Bekijken op de site' },
  },
  en: {
    ...{ panel: '/en/admin', viewport: WIDE, dutch: 'Dutch', english: 'English' },
    ...{ online: 'online', changed: 'online, changed', draft: 'draft', missing: 'missing' },
    ...{ title: 'Title', invalid: '2 fields are not valid yet', one: 'One field is not valid yet' },
    nothing: 'Nothing was published in any language.',
    ...{ done: 'Published in all languages. In English without 02', view: 'View on the site' },
  },
} as const

const trigger = (page: Page) => page.locator('.localizer .popup-button')
const entry = (page: Page, locale: string) =>
  page.locator('.popup-button-list__button', {
    has: page.locator(`.localizer__locale-code[data-locale=${locale}]`),
  })
const title = (page: Page) => page.locator('#field-title')
const publishButton = (page: Page) => page.locator('#action-save')
// What is pressed before the form has hydrated is lost.
const ready = (page: Page) => page.locator('.collection-edit__form[data-form-ready=true]').waitFor()

async function publishAll(page: Page): Promise<void> {
  await page.locator('.popup-button--size-medium').click()
  await page.locator('#publish-locale').click()
}

async function type(page: Page, text: string): Promise<void> {
  const saved = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await title(page).fill(text)
  await saved
}

for (const language of ['nl', 'en'] as const) {
  const texts = TEXTS[language]

  test(`the menu of languages shows the state of each, in ${language}`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    test.slow()
    await page.setViewportSize(texts.viewport)
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api: Api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
    const id = await dutchPage(api, {})
    await page.goto(`${base}${texts.panel}/cms/pages/${id}?locale=nl`)
    await ready(page)

    await trigger(page).focus()
    await expect(trigger(page)).toHaveAccessibleDescription(texts.online)
    await page.keyboard.press('Enter')
    await expect(entry(page, 'nl')).toHaveText(new RegExp(`^${texts.dutch}.*${texts.online}$`))
    await expect(entry(page, 'en')).toBeFocused()
    await expect(page.getByRole('button', { name: `${texts.english} (en) ${texts.missing}` })).toBeFocused()
    const box = await page.locator('.popup__content').boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= texts.viewport.width, JSON.stringify(box)).toBe(true)
    expect(await violationsOn(page, '.popup__content')).toEqual([])
    await page.keyboard.press('Escape')

    // What this form saves and publishes shows at once.
    await type(page, 'Tweede titel')
    await expect(entry(page, 'nl')).toContainText(texts.changed)
    await publishButton(page).click()
    await expect(publishButton(page)).toBeDisabled()
    await expect(entry(page, 'nl')).toHaveText(new RegExp(`\\)\\s*${texts.online}$`))

    // What another tab has done shows when the menu opens.
    await save(api, id, 'locale=en', { title: 'First title', _status: 'published' })
    await trigger(page).click()
    await expect(entry(page, 'en')).toHaveText(new RegExp(`\\)\\s*${texts.online}$`))
    await trigger(page).click()
    await save(api, id, 'locale=nl', { _status: 'draft' })
    await trigger(page).click()
    await expect(entry(page, 'nl')).toContainText(texts.draft)
    await entry(page, 'en').getByText(texts.online).click({ force: true })
    await expect(title(page)).toHaveValue('First title')
    await expect(trigger(page)).toHaveAccessibleDescription(texts.online)
    await trigger(page).click()
    await expect(entry(page, 'nl')).toContainText(texts.draft)
  })

  test(`publishing all languages says all that each lacks, leads there, and then says what it did, in ${language}`, async ({
    page,
    request,
    siteUrl,
    signIn,
    fetchFrom,
  }) => {
    test.slow()
    await page.setViewportSize(texts.viewport)
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api: Api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
    const block = (heading: string) => ({
      id: randomUUID(),
      blockType: 'hero',
      variant: 'statement',
      heading,
    })
    const blocks = [block('Overal te lezen'), block('Alleen in het Nederlands')]
    const id = await dutchPage(api, { blocks })
    const english = blocks.map((each, index) => ({
      ...each,
      heading: index === 0 ? 'To read everywhere' : null,
    }))
    await save(api, id, 'locale=en&draft=true', { blocks: english })
    await page.goto(`${base}${texts.panel}/cms/pages/${id}?locale=nl`)
    await ready(page)

    await type(page, '')
    await publishAll(page)
    const list = page.locator('.gevel-invalid')
    await expect(list.getByRole('heading', { name: texts.invalid })).toBeFocused()
    await expect(list).toContainText(texts.nothing)
    await expect(list.getByRole('heading', { level: 3 })).toHaveText([texts.dutch, texts.english])
    await expect(list.getByRole('link')).toHaveText([texts.title, texts.title])
    await expect(page.locator('.payload-toast-item')).toHaveCount(0)
    expect(await violationsOn(page, '.gevel-invalid')).toEqual([])
    expect(await read(api, id, 'nl', false)).toMatchObject({ title: 'Eerste titel', _status: 'published' })

    await type(page, 'Nieuwe titel')
    await expect(list.getByRole('heading', { name: texts.one })).toBeVisible()
    await list.getByRole('link').press('Enter')
    await expect(page).toHaveURL(/locale=en/)
    await expect(title(page)).toBeFocused()
    await expect(page.locator('.field-type.error').filter({ has: title(page) })).toBeVisible()
    await expect(list.getByRole('link')).toHaveText([texts.title])
    await type(page, 'New title')
    await publishAll(page)

    const notice = page.locator('.payload-toast-item', { hasText: texts.done })
    await expect(notice.getByRole('link', { name: texts.view })).toHaveAttribute('href', /\//)
    expect(await violationsOn(page, '.payload-toast-item')).toEqual([])
    await expect(list).toHaveCount(0)
    await expect(entry(page, 'nl')).toHaveText(new RegExp(`\\)\\s*${texts.online}$`))
    await notice.getByRole('link', { name: /^02 / }).press('Enter')
    await expect(page.locator('#blocks-row-1')).toBeInViewport()
    const { docs } = await send<{ docs: { path: string }[] }>(
      api,
      'GET',
      `page-urls?where[page][equals]=${id}&where[locale][equals]=en&depth=0`,
    )
    const path = docs[0]?.path ?? ''
    const onSite = async (prefix: string) =>
      (await fetchFrom('kade-international.localhost', `${prefix}${path}`)).body
    await expect.poll(() => onSite(''), { timeout: PUBLISH_MS }).toContain('To read everywhere')
    expect(await onSite('')).not.toContain('Alleen in het Nederlands')
    expect(await onSite('/nl')).toContain('Alleen in het Nederlands')
  })
}
