import type { Page } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { publishedPage, read, save, send } from './pages-by-api'

type Blocks = { blocks: { id: string; heading: string }[] }

const title = (page: Page) => page.locator('#field-title')
const conflict = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Dit is intussen ergens anders gewijzigd' })

// Saves of a version that is not the newest any more.
test.use({ expectedErrors: [/412/] })

async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
}

test('merges what is changed elsewhere in other blocks, and undoes only what was done here', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await publishedPage(api)
  const hero = (heading: string) => ({ blockType: 'hero', variant: 'statement', heading })
  const blocks = [hero('Een'), hero('Twee')]
  const path = `pages/${id}?locale=nl&draft=true&depth=0`
  const { doc } = await send<{ doc: Blocks }>(api, 'PATCH', path, { blocks })
  const [first, second] = doc.blocks
  await openForm(page, `${base}/admin/cms/pages/${id}?locale=nl`)
  const heading = (index: number) => page.locator(`#field-blocks__${index}__heading`)
  await expect(heading(0)).toHaveValue('Een')

  const elsewhere = [hero('Ervoor'), first, { ...second, heading: 'Elders' }]
  await save(api, id, 'locale=nl&draft=true', { blocks: elsewhere })
  await heading(0).fill('Hier')
  await expect(page.locator('.payload-toast-item', { hasText: 'Samengevoegd met wat' })).toContainText('Twee')
  await expect(heading(1)).toHaveValue('Hier')
  await expect(heading(2)).toHaveValue('Elders')
  const headings = async () => {
    const stored = await send<Blocks>(api, 'GET', `pages/${id}?locale=nl&draft=true&depth=0`)
    return stored.blocks.map((block) => block.heading)
  }
  expect(await headings()).toEqual(['Ervoor', 'Hier', 'Elders'])

  await heading(1).press('Control+z')
  await expect(heading(1)).toHaveValue('Een')
  await expect.poll(headings).toEqual(['Ervoor', 'Een', 'Elders'])

  await save(api, id, 'locale=nl&draft=true', { title: 'Titel van elders' })
  await title(page).fill('Titel van hier')
  await expect(conflict(page).getByRole('group', { name: 'Titel' })).toContainText('Titel van elders')
  expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
  await conflict(page)
    .getByRole('radio', { name: /Titel van elders/ })
    .check()
  await page.getByRole('button', { name: 'Samenvoegen en opslaan' }).press('Enter')
  await expect(title(page)).toHaveValue('Titel van elders')
  expect((await read(api, id, 'nl', true)).title).toBe('Titel van elders')
})
