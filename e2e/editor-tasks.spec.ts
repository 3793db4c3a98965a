import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

import { openForm, type Scene, task } from './editor-task'
import { expect } from './fixtures'
import { type Doc, publishedPage, save, send } from './pages-by-api'

const openPage = ({ page, base }: Scene, id: string) =>
  openForm(page, `${base}/admin/cms/pages/${id}?locale=nl`)

const published = async ({ page }: Scene) => {
  await expect(page.locator('[data-publication]')).toContainText('Gepubliceerd')
}

/** Adds a block by its name; its first field has the focus then. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok toevoegen' }).last().click()
  await page.keyboard.type(name)
  await page.getByRole('dialog').locator('.thumbnail-card').filter({ hasText: name }).first().click()
  await expect(page.locator('[id^=blocks-row-]').last().locator('input:focus, textarea:focus')).toBeVisible()
}

async function addQuote(page: Page): Promise<void> {
  await addBlock(page, 'Citaat')
  await page.keyboard.type('Het werkt.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Een klant')
}

task('a page with four blocks, published', 20, async (scene) => {
  const { page, base } = scene
  await page.goto(`${base}/admin/cms/pages?locale=nl`)
  await page.locator('.nav--nav-hydrated').waitFor()
  return async () => {
    await page.getByRole('link', { name: 'Nieuw', exact: true }).click()
    await page.waitForURL(/create/)
    await expect(page.getByLabel('Titel')).toBeFocused()
    await page.keyboard.type(`Taak ${randomUUID().slice(0, 8)}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(/pages\/[\da-f-]{36}/)
    await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
    await addBlock(page, 'Opening')
    await page.locator('#field-blocks__0__heading').click()
    await page.keyboard.type('Aan het water')
    await addQuote(page)
    await addBlock(page, 'Tekst')
    await page.keyboard.type('Waarom')
    await page.locator('[id=blocks-row-2] [contenteditable=true]').click()
    await page.keyboard.type('Omdat het kan.')
    await addQuote(page)
    await page.locator('#action-save').click()
    await published(scene)
  }
})

task('the English of a page with four blocks, published', 8, async (scene) => {
  const { page, api } = scene
  const id = await publishedPage(api)
  const blocks = ['Een', 'Twee', 'Drie', 'Vier'].map((heading) => ({ blockType: 'hero', heading }))
  await save(api, id, 'locale=nl', { blocks, _status: 'published' })
  await openPage(scene, id)
  return async () => {
    await page.getByRole('link', { name: 'Naast elkaar vertalen' }).click()
    await page.getByRole('button', { name: 'Volgende open tekst' }).click()
    for (const word of ['One', 'Two', 'Three', 'Four']) {
      await expect(page.locator('[data-segment]:focus')).toHaveValue('')
      await page.keyboard.type(word)
      await page.keyboard.press('Control+Enter')
    }
    await page.keyboard.press('Control+s')
    await expect(page.getByText('5 van 5')).toBeVisible()
    await page.getByRole('link', { name: 'Openen in het formulier' }).click()
    await expect(page.locator('.collection-edit__form[data-form-ready=true]')).toBeAttached()
    await page.locator('#action-save').click()
    await published(scene)
  }
})

task('a changed heading, published', 3, async (scene) => {
  const { page, api } = scene
  await openPage(scene, await publishedPage(api))
  return async () => {
    await page.locator('#field-title').click()
    await page.keyboard.type('Nieuw: ')
    await page.locator('#action-save').click()
    await published(scene)
  }
})

task('a publication, scheduled', 2, async (scene) => {
  const { page, api } = scene
  await openPage(scene, await publishedPage(api))
  return async () => {
    await page.getByRole('button', { name: 'Offline halen inplannen…' }).click()
    await page.getByLabel('Datum en tijd').fill('2070-03-31T09:00')
    await page.getByRole('dialog').getByRole('button', { name: 'Inplannen' }).click()
    await expect(page.getByRole('region', { name: 'Planning' })).toContainText('31 mrt. 2070')
  }
})

task('a link to a preview, shared', 3, async (scene) => {
  const { page, api } = scene
  await openPage(scene, await publishedPage(api))
  return async () => {
    await page.locator('.doc-controls__popup button').first().click()
    await page.getByRole('button', { name: 'Voorbeeld delen' }).click()
    await page.getByRole('button', { name: 'Link maken (Nederlands)' }).click()
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(/_preview/)
  }
})

task('a comment on a field that has the focus', 3, async (scene) => {
  const { page, api } = scene
  await openPage(scene, await publishedPage(api))
  return async () => {
    await page.locator('#field-title').click()
    await page.getByRole('button', { name: 'Opmerkingen', exact: true }).click()
    const panel = page.locator('.gevel-side-panel')
    await panel.getByRole('textbox').first().click()
    await page.keyboard.type('Kan dit korter?')
    await page.keyboard.press('Control+Enter')
    await expect(panel.getByRole('listitem').filter({ hasText: 'Kan dit korter' })).toBeVisible()
  }
})

task('an earlier version, restored', 4, async (scene) => {
  const { page, api } = scene
  const id = await publishedPage(api)
  await save(api, id, 'locale=nl', { title: 'Tweede titel', _status: 'published' })
  await openPage(scene, id)
  return async () => {
    await page.getByRole('link', { name: /^Versies/ }).click()
    await page.locator('.gevel-versions tbody tr').last().getByRole('link').first().click()
    await page.getByRole('button', { name: 'In het Nederlands terugzetten' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Terugzetten' }).click()
    await expect(page.locator('#field-title')).toHaveValue('Eerste titel')
  }
})

task('a review, requested', 2, async (scene) => {
  const { page, api } = scene
  const id = await publishedPage(api)
  await save(api, id, 'locale=nl&draft=true', { title: 'Beter', _status: 'draft' })
  await openPage(scene, id)
  return async () => {
    await page.getByRole('button', { name: 'Beoordeling', exact: true }).click()
    await page.locator('.gevel-side-panel').getByRole('button', { name: 'Beoordeling vragen' }).click()
    await expect(page.getByRole('button', { name: 'Beoordeling gevraagd' })).toBeVisible()
  }
})

task('a page moved below another, with redirects', 4, async (scene) => {
  const { page, base, api } = scene
  const [from, to] = [`/${randomUUID()}`, `/${randomUUID()}`]
  await publishedPage(api, from)
  await publishedPage(api, to)
  const { docs } = await send<{ docs: Doc[] }>(
    api,
    'GET',
    'domains?where[hostname][equals]=kade-international.localhost&depth=0',
  )
  await page.goto(`${base}/admin/page-tree?domain=${docs[0]?.id}&locale=nl`)
  await page.locator('.nav--nav-hydrated').waitFor()
  return async () => {
    await page.getByRole('searchbox', { name: 'Zoeken op titel of adres' }).click()
    await page.keyboard.type(from)
    const row = page.locator(`.gevel-tree__row[data-path="${from}"]`)
    await row.locator('button').last().click()
    const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
    await dialog.getByLabel('Komt onder').fill(to)
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Verplaatsen', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'verplaatst naar' })).toContainText(to)
  }
})

task('a deleted page, restored', 3, async (scene) => {
  const { page, base, api } = scene
  const id = await publishedPage(api)
  await save(api, id, 'locale=nl', { title: `Weg ${id}` })
  await save(api, id, 'locale=nl', { deletedAt: new Date().toISOString() })
  await page.goto(`${base}/admin/cms/pages/trash?locale=nl&search=${id}`)
  return async () => {
    await page.getByRole('row').filter({ hasText: id }).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Terugzetten' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Terugzetten|Bevestigen/ })
      .click()
    await expect(page.getByRole('row').filter({ hasText: id })).toHaveCount(0)
  }
})
