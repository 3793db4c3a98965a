import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a dialog of the panel with its button, which does nothing until the page has hydrated. */
export async function openDialog(page: Page, button: Locator): Promise<Locator> {
  const dialog = page.getByRole('dialog').filter({ has: page.locator('form') })
  await expect(async () => {
    if (!(await dialog.isVisible())) await button.click({ timeout: 1000 })
    await expect(dialog).toBeVisible({ timeout: 1000 })
  }).toPass()
  return dialog
}
