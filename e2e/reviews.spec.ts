import type { Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { linkIn } from './mail'
import { reviewingCompany } from './reviewing-company'

const WORDS = {
  nl: {
    admin: '/admin',
    ask: 'Beoordeling vragen',
    asked: 'Beoordeling gevraagd',
    decide: 'Beoordelen',
    approved: 'Goedgekeurd',
    sentBack: 'Teruggestuurd',
    reviewer: 'Aan wie',
    message: 'Bericht (mag leeg blijven)',
    reason: 'Wat moet er anders?',
    sendBack: 'Terugsturen',
    askAgain: 'Opnieuw een beoordeling vragen',
    approve: 'Goedkeuren en publiceren',
    differs: 'Het verschil met wat online staat bekijken',
    isNew: 'Hiervan staat in deze taal nog niets online.',
    waiting: 'Wacht op u',
    publish: /^Publiceren/,
    published: /Gepubliceerd/,
    fourEyes: 'Hier geldt het vierogenprincipe',
  },
  en: {
    admin: '/en/admin',
    ask: 'Request review',
    asked: 'Review requested',
    decide: 'Review this',
    approved: 'Approved',
    sentBack: 'Sent back',
    reviewer: 'Of whom',
    message: 'Message (optional)',
    reason: 'What has to change?',
    sendBack: 'Send back',
    askAgain: 'Request a review again',
    approve: 'Approve and publish',
    differs: 'See the difference with what is online',
    isNew: 'Nothing of this is online in this language yet.',
    waiting: 'Waiting for you',
    publish: /^Publish/,
    published: /Published/,
    fourEyes: 'Two people are needed to publish here',
  },
} as const satisfies LocaleTexts<unknown>

const WIDTHS = { nl: 390, en: 1440 } as const satisfies LocaleTexts<number>

/** What is pressed before the form has hydrated is lost. Takes over from whoever had it open before. */
async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  const form = page.locator('.collection-edit__form[data-form-ready=true]')
  const takeOver = page.locator('#document-locked-take-over')
  await expect(async () => {
    if (await takeOver.isVisible()) {
      const taken = page.waitForResponse(/payload-locked-documents/)
      await takeOver.click({ timeout: 1000 })
      await taken
    }
    await expect(takeOver).toBeHidden({ timeout: 1000 })
    await expect(form).toBeAttached({ timeout: 1000 })
  }).toPass()
}

const panelOf = (page: Page) => page.locator('.gevel-side-panel')

/** Acts in the review; its panel closes with its form, which is made anew once somebody has taken it over. */
async function actInReview(page: Page, opener: string, role: 'button' | 'link', name: string | RegExp) {
  await expect(async () => {
    if (!(await panelOf(page).isVisible()))
      await page.getByRole('button', { name: opener, exact: true }).click({ timeout: 1000 })
    await panelOf(page).getByRole(role, { name }).click({ timeout: 2000 })
  }).toPass()
}

// What is rejected because its writer would publish it.
test.use({ expectedErrors: [/status of 409/] })

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`a writer asks, a reviewer sends back, approves and publishes (${language})`, async ({
    browser,
    siteUrl,
    session,
    mailTo,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const company = await reviewingCompany(browser, base, session.token)
    const writer = await company.person('Wil', 'writer', language)
    const editor = await company.person('Eva', 'editor', language)
    for (const { page } of [writer, editor])
      await page.setViewportSize({ width: WIDTHS[language], height: 900 })
    const id = await company.draftOf(writer.page, 'Eerste tekst')
    const form = `${base}${words.admin}/cms/pages/${id}?locale=nl`

    await test.step('the writer cannot publish, and asks by keys alone', async () => {
      const { page } = writer
      await openForm(page, form)
      const button = page.getByRole('button', { name: words.ask, exact: true })
      await button.focus()
      await expect(page.getByRole('button', { name: words.publish })).toHaveCount(0)
      await page.keyboard.press('Enter')
      await expect(panelOf(page).getByRole('option', { name: 'Eva' })).toBeAttached()
      await panelOf(page).getByLabel(words.reviewer).selectOption({ label: 'Eva' })
      await panelOf(page).getByLabel(words.message).fill('Klopt dit zo?')
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: words.asked })).toBeVisible()
    })

    await test.step('the reviewer gets a mail, finds it on the dashboard, and sends it back', async () => {
      const { page, email } = editor
      // The first one is about the new account.
      expect(linkIn((await mailTo(email, 2)).text)).toContain(`/cms/pages/${id}?locale=nl&review=`)
      await page.goto(`${base}${words.admin}`)
      const waiting = page.getByRole('region', { name: words.waiting })
      await expect(waiting).toContainText('Klopt dit zo?')
      expect(await violationsOn(page, '.gevel-dashboard')).toEqual([])
      await waiting.getByRole('link').click()
      await expect(panelOf(page)).toContainText('Klopt dit zo?')
      await expect(panelOf(page)).toContainText(words.isNew)
      await panelOf(page).getByLabel(words.reason).fill('De titel is te vaag.')
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
      await panelOf(page).getByRole('button', { name: words.sendBack, exact: true }).click()
      await expect(panelOf(page)).toContainText('De titel is te vaag.')
    })

    await test.step('the writer reads why, improves it and asks again', async () => {
      const { page, email } = writer
      await mailTo(email, 2)
      await page.goto(`${base}${words.admin}`)
      await page.getByRole('region', { name: words.waiting }).getByRole('link').click()
      await expect(panelOf(page)).toContainText('De titel is te vaag.')
      await openForm(page, form)
      const saved = page.waitForResponse(
        (response) => response.url().includes(`/pages/${id}`) && response.request().method() === 'PATCH',
      )
      await page.locator('#field-title').fill('Betere tekst')
      await saved
      await page.getByRole('button', { name: words.sentBack, exact: true }).click()
      await panelOf(page).getByRole('button', { name: words.askAgain }).click()
      await expect(page.getByRole('button', { name: words.asked })).toBeVisible()
    })

    await test.step('the reviewer approves and publishes it', async () => {
      const { page } = editor
      await openForm(page, form)
      await actInReview(page, words.decide, 'button', words.approve)
      await expect(page.locator('[data-publication]')).toContainText(words.published)
      await expect(page.locator('#field-title')).toHaveValue('Betere tekst')
      await mailTo(writer.email, 3)
    })

    await test.step('a later draft is compared with what is online, in words', async () => {
      await writer.page.request.patch(`${base}/payload-api/pages/${id}?draft=true&locale=nl`, {
        data: { title: 'Nieuwste tekst' },
      })
      const { page } = writer
      await openForm(page, form)
      await actInReview(page, words.approved, 'button', words.ask)
      await expect(page.getByRole('button', { name: words.asked })).toBeVisible()
      await openForm(editor.page, form)
      await actInReview(editor.page, words.decide, 'link', words.differs)
      await expect(editor.page.getByText('Nieuwste').filter({ visible: true }).first()).toBeVisible()
      await expect(editor.page.getByText('Betere').filter({ visible: true }).first()).toBeVisible()
    })

    await test.step('nobody publishes what they wrote themselves', async () => {
      const { page } = editor
      const own = await company.draftOf(page, 'Van Eva')
      await openForm(page, `${base}${words.admin}/cms/pages/${own}?locale=nl`)
      await page.locator('#action-save').click()
      await expect(page.getByText(words.fourEyes).first()).toBeVisible()
      await expect(page.locator('[data-publication]')).not.toContainText(words.published)
    })
  })
}
