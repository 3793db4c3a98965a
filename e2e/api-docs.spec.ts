import { violationsOn } from './axe'
import { expect, test } from './fixtures'

for (const width of [1440, 390]) {
  test(`the API documentation lists every tag, loads nothing from other hosts and is accessible (${width} px)`, async ({
    page,
    siteUrl,
  }) => {
    test.slow()
    const own = new URL(siteUrl('localhost')).origin
    const foreign: string[] = []
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== own) foreign.push(request.url())
    })
    await page.setViewportSize({ width, height: 900 })
    const response = await page.request.get(siteUrl('localhost', '/api/openapi.json'))
    const { tags } = (await response.json()) as { tags: { name: string }[] }
    await page.goto(siteUrl('localhost', '/api/docs#/Posts/getPosts'))
    const operation = page.locator('#operations-Posts-getPosts')
    await expect(operation.getByRole('combobox', { name: 'sort' })).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Only what is near the window is drawn.
    for (const { name } of tags) {
      await page.getByRole('textbox', { name: 'Filter by tag or path' }).fill(name)
      await expect(page.locator(`[data-tag="${name}"]`)).toBeVisible()
    }
    expect(foreign).toEqual([])
  })
}
