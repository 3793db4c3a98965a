import { violationsOn } from './axe'
import { expect, test } from './fixtures'

test('somebody finds a page and a screen by keyboard from anywhere', async ({ page, siteUrl, signIn }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  await signIn()
  await page.goto(`${base}/en/admin/redirects`)
  const button = page.getByRole('button', { name: 'Search', exact: true })
  const field = page.getByRole('combobox', { name: 'Search titles, texts and addresses' })

  // The shortcut works once the scripts of the screen run.
  const openByShortcut = () =>
    expect(async () => {
      await page.keyboard.press('Control+k')
      await expect(field).toBeFocused({ timeout: 2_000 })
    }).toPass()
  await openByShortcut()
  await expect(page.getByRole('group', { name: 'Changed last' }).getByRole('option')).not.toHaveCount(0)
  expect(await violationsOn(page, '.gevel-search')).toEqual([])
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await button.press('Enter')
  await field.fill('go to transl')
  const commands = page.getByRole('group', { name: 'Commands' })
  await expect(commands.getByRole('option')).toHaveText(['Go to Translations'])
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()

  await button.press('Enter')
  await field.fill('contcat')
  const pages = page.getByRole('group', { name: 'Pages' })
  await expect(pages.getByRole('option').first()).toContainText('Contact')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/admin\/cms\/pages\/[\da-f-]{36}\?locale=/)
  await expect(field).toBeHidden()

  // In the form of a document too.
  await openByShortcut()
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()
})
