import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    reason: 'Uw rol is Lezer: u kunt dit bekijken, niet wijzigen.',
    edit: /^Bewerken op de site/,
    view: /^(Bekijken|Bekijken op de site): /,
    compare: 'Naast elkaar bekijken',
    calendar: 'In deze maand is niets ingepland.',
    tree: 'Waar elke pagina staat.',
  },
  en: {
    admin: '/en/admin',
    reason: 'Your role is Viewer: you can look at this, but not change it.',
    edit: /^Edit on site/,
    view: /^(View|View on site): /,
    compare: 'Compare side by side',
    calendar: 'Nothing is scheduled in this month.',
    tree: 'Where each page is.',
  },
} as const

for (const language of ['nl', 'en'] as const) {
  test(`a viewer is told why forms are closed, and is offered nothing that needs more (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    const words = WORDS[language]
    const base = siteUrl('localhost').replace(/\/$/, '')
    const viewer = await asPersonOfKade(page, base, session.token, { role: 'viewer' })
    const home = await viewer.idOf('pages?where[routeKey][equals]=index&where[tenant.slug][equals]=kade')

    await page.goto(`${base}${words.admin}/cms/pages/${home}?locale=nl`)
    await expect(page.getByText(words.reason)).toBeVisible()
    await expect(page.getByRole('link', { name: words.view }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: words.compare })).toBeVisible()
    await expect(page.getByRole('link', { name: words.edit })).toHaveCount(0)
    expect(await violationsOn(page, '.doc-controls')).toEqual([])

    await page.goto(`${base}${words.admin}`)
    await expect(page.getByRole('link', { name: words.view }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: words.edit })).toHaveCount(0)

    await page.goto(`${base}${words.admin}/calendar?month=2069-02`)
    await expect(page.getByText(words.calendar)).toHaveText(words.calendar)

    await page.goto(`${base}${words.admin}/page-tree`)
    await expect(page.getByText(words.tree)).toHaveText(words.tree)
    await expect(page.locator('.gevel-tree__links + p')).toHaveCount(0)
  })
}
