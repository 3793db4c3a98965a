import { expect, type Locator } from '@playwright/test'

/** Opens a collapsed part of a form. What is above it may still load and move it while it is pressed. */
export async function expand(toggle: Locator, content: Locator): Promise<void> {
  await expect(async () => {
    if (!(await content.isVisible())) await toggle.click()
    await expect(content).toBeVisible({ timeout: 3000 })
  }).toPass()
}
