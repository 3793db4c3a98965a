import type { APIRequestContext } from '@playwright/test'

import { violationsOn } from './axe'
import { expect, test } from './fixtures'

type Api = { request: APIRequestContext; base: string; headers: Record<string, string> }

async function send(api: Api, method: string, path: string, data?: object): Promise<unknown> {
  const { request, base, headers } = api
  const response = await request.fetch(`${base}/payload-api/${path}`, { method, headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** A draft with a title in both languages, of which the Dutch one was changed since. */
async function outdatedPage(api: Api): Promise<string> {
  const found = await send(api, 'GET', 'domains?where[hostname][equals]=kade-international.localhost&depth=0')
  const { tenant } = (found as { docs: [{ tenant: string }] }).docs[0]
  const created = await send(api, 'POST', 'pages?locale=nl&depth=0&draft=true', {
    tenant,
    title: 'Eerste titel',
  })
  const { id } = (created as { doc: { id: string } }).doc
  await send(api, 'PATCH', `pages/${id}?locale=en&depth=0&draft=true`, { title: 'First title' })
  await send(api, 'PATCH', `pages/${id}?locale=nl&depth=0&draft=true`, { title: 'Tweede titel' })
  return id
}

// An empty translation is rejected.
test.use({ expectedErrors: [/422/] })

test('what became outdated is found, and translated side by side by keyboard', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await outdatedPage(api)

  await page.goto(`${base}/en/admin/cms/pages/${id}?locale=en`)
  const remark = page.getByRole('region', { name: 'Translation' })
  await expect(remark).toContainText('1 text is outdated')
  await expect(remark.locator('ins')).toHaveText('Tweede')
  await remark.getByRole('link', { name: 'Title' }).click()
  await expect(page.locator('#field-title')).toBeFocused()
  await remark.getByRole('link', { name: 'Translate side by side' }).click()

  const title = page.locator('[data-segment="title"]')
  await expect(title).toHaveValue('First title')
  await expect(page.getByText('No language model is configured.')).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Next open text' }).press('Enter')
  await expect(title).toBeFocused()
  await title.fill('')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('alert').filter({ hasText: 'Enter a translation.' })).toBeVisible()
  await title.fill('Second title')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('1 of 1 texts up to date')).toBeVisible()
  await expect(title).toHaveValue('Second title')

  await page.getByRole('link', { name: 'All translations' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translations')
  await expect(page.getByText('No language model is configured.')).toBeVisible()
  expect(await violationsOn(page, 'main')).toEqual([])
  await send(api, 'DELETE', `pages/${id}`)
})

test('at its field a translation says what changed, and is settled or replaced there by keyboard', async ({
  page,
  request,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
  const id = await outdatedPage(api)
  const [title, mark] = [
    page.locator('#field-title'),
    page.getByRole('button', { name: 'Translation of Title: outdated' }),
  ]

  await page.goto(`${base}/en/admin/cms/pages/${id}?locale=en`)
  await mark.press('Enter')
  const details = page.getByRole('region', { name: 'Translation of Title: outdated' })
  await expect(details.locator('ins')).toHaveText('Tweede')
  expect(await violationsOn(page, 'main')).toEqual([])
  await details.getByRole('button', { name: 'Still correct' }).press('Enter')
  await expect(mark).toBeHidden()
  await expect(title).toBeFocused()
  await expect(title).toHaveValue('First title')

  await send(api, 'PATCH', `pages/${id}?locale=nl&depth=0&draft=true`, { title: 'Derde titel' })
  await page.reload()
  await mark.press('Enter')
  await details.getByRole('button', { name: 'Copy the source' }).press('Enter')
  await expect(title).toHaveValue('Derde titel')
  await expect(mark).toBeHidden()
  await send(api, 'DELETE', `pages/${id}`)
})
