import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { expect, test } from './fixtures'
import { tabTo } from './keyboard'
import { PUBLISH_MS } from './pages'
import { asPersonOfKade } from './people-of-kade'

const TEXT = 'Wie typt, hoeft niet te wijzen.'

test('a page with a block is made, written and published by keyboard alone', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  const name = `Met toetsen ${crypto.randomUUID().slice(0, 8)}`
  const path = `/${name.toLowerCase().replaceAll(' ', '-')}`

  await test.step('a new page begins with its title', async () => {
    await page.goto(`${base}/admin/cms/pages`)
    await tabTo(page, page.locator('.list-create-new-doc__create-new-button'))
    await page.keyboard.press('Enter')
    // The list behind has controls with this word in their names.
    await expect(page.getByRole('textbox', { name: /^Titel/ })).toBeFocused()
    await page.keyboard.type(name)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/cms\/pages\/[\da-f-]{36}/)
    await expect(page.getByText(`${path} is vrij.`)).toBeVisible()
  })
  const id = /[\da-f-]{36}/.exec(page.url())?.[0] ?? ''

  try {
    await test.step('a block is chosen, and its text is typed', async () => {
      await tabTo(page, page.locator('.blocks-field__drawer-toggler'))
      await page.keyboard.press('Enter')
      const drawer = page.getByRole('dialog')
      await expect(drawer.getByPlaceholder('Zoeken op naam')).toBeFocused()
      const cards = drawer.locator('.thumbnail-card').filter({ visible: true })
      await page.keyboard.type('carrousel')
      await expect(drawer.getByRole('status')).toContainText('Geen blok heet “carrousel”.')
      await expect(cards).toHaveCount(0)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('testimonial')
      await expect(cards).toHaveText([/Citaat/])
      await page.keyboard.press('Tab')
      await expect(cards.and(page.locator(':focus'))).toHaveCount(1)
      await expect(cards).toHaveText([/Citaat/])
      await page.keyboard.press('Enter')
      await expect(page.locator('[name="blocks.0.text"]')).toBeFocused()
      await page.keyboard.type(TEXT)
      await tabTo(page, page.locator('[name="blocks.0.source"]'))
      const saved = page.waitForResponse(
        (response) => response.url().includes('autosave=true') && response.ok(),
      )
      await page.keyboard.type('Een redacteur')
      await saved
    })

    await test.step('it is published', async () => {
      await tabTo(page, page.locator('#action-save'), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(page.locator('.status__value')).toContainText('Gepubliceerd')
      await expect(page.locator('[data-publication]')).toBeFocused()
      const site = async () => (await page.request.get(siteUrl('localhost', path))).text()
      await expect.poll(site, { timeout: PUBLISH_MS }).toContain(TEXT)
    })
  } finally {
    await remove(`pages/${id}`)
  }
})

test('the focus comes back to the field of an image that was uploaded', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { createPage, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  const hero = { blockType: 'hero', variant: 'exhibit', heading: 'Met beeld' }
  const id = await createPage({ blocks: [hero] })
  const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#ff4b00' } })
    .png()
    .toBuffer()
  await page.goto(`${base}/admin/cms/pages/${id}`)
  const field = page.locator('#field-blocks__0__image')
  const upload = field.locator('.upload__createNewToggler')
  // Fields are shown in full once they can be seen.
  await field.scrollIntoViewIfNeeded()
  await expect(upload).toBeEnabled()
  await tabTo(page, upload)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Nieuwe afbeelding' })
  await drawer
    .locator('input[type=file]')
    .setInputFiles({ name: `vlak-${id}.png`, mimeType: 'image/png', buffer })
  await drawer.getByRole('textbox', { name: /^Beschrijving \(alt-tekst\)/ }).fill('Een oranje vlak')
  const saved = page.waitForResponse(
    (response) => response.url().includes('/media') && response.request().method() === 'POST',
  )
  const kept = page.waitForResponse((response) => response.url().includes('autosave=true') && response.ok())
  await tabTo(page, drawer.locator('#action-save'), 'Shift+Tab')
  await page.keyboard.press('Enter')
  const { doc } = (await (await saved).json()) as { doc: { id: string } }
  await expect(drawer).toHaveCount(0)
  await expect(field.locator(':focus')).toHaveCount(1)
  // Of the page with the image, which would be refused once they are gone.
  await kept
  await remove(`pages/${id}`)
  await remove(`media/${doc.id}`)
})

test('a new row of a list whose rows begin collapsed is open, and its first field has the focus', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await asPersonOfKade(page, base, session.token, { role: 'editor' })
  await page.goto(`${base}/admin/forms/create`)
  const list = page.locator('#field-fields')
  const add = list.locator('.blocks-field__drawer-toggler')
  // The form is disabled until its scripts run.
  await expect(add).toBeEnabled()
  await tabTo(page, add)
  await page.keyboard.press('Enter')
  const kinds = page.getByRole('dialog').locator('.thumbnail-card')
  await tabTo(page, kinds.first())
  await page.keyboard.press('Enter')
  const row = list.locator('[id="fields-row-0"]')
  await expect(row.locator('.render-fields :focus')).toHaveCount(1)
  await expect(row.locator('> .collapsible--collapsed')).toHaveCount(0)
})

/** What has the focus, if nobody can see it. */
const hiddenFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement
    const isSeen = focused?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return isSeen ? null : (focused?.className ?? '')
  })

test('every stop of a rich text can be seen, and a field to choose from is announced in the language of the panel', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const person = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  // Of its own, which nobody else has open.
  const made = await page.request.post(`${base}/payload-api/posts?draft=true&locale=nl`, {
    headers: { Authorization: `JWT ${session.token}` },
    data: { title: 'Met tekst', tenant: await person.idOf('tenants?where[slug][equals]=kade') },
  })
  const { id } = ((await made.json()) as { doc: { id: string } }).doc
  await page.goto(`${base}/admin/posts/${id}?locale=nl`)
  const text = page.locator('.ContentEditable__root').first()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await text.focus()
  const end = page.locator('.insert-paragraph-at-end').first()
  const hidden: (string | null)[] = []
  const goOn = async (steps: number): Promise<void> => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    hidden.push(await hiddenFocus(page))
    const isAtEnd = await end.evaluate((element) => element === document.activeElement)
    if (!isAtEnd && steps > 0) await goOn(steps - 1)
  }
  await goOn(40)
  await expect(end).toBeFocused()
  expect(hidden.filter((one) => one !== null)).toEqual([])

  const category = page.getByRole('combobox', { name: 'Categorie' })
  await category.focus()
  await page.keyboard.press('ArrowDown')
  const announced = page.getByRole('log').filter({ hasText: /\d+ mogelijkhe(id|den)\./ })
  await expect(announced).toHaveCount(1)
  await expect(announced).toContainText('sluit met Escape')
  await person.remove(`posts/${id}`)
})
