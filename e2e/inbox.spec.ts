import type { Browser, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { ANSWER, formOfKade, QUESTION } from './form-of-kade'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin/form-submissions',
    filters: 'Snelfilters',
    form: 'Formulier',
    unread: '(1 ongelezen)',
    question: QUESTION.nl,
    answer: ANSWER.nl,
    comments: 'Opmerkingen',
    message: 'Nieuwe opmerking',
    post: 'Opmerking plaatsen',
    reply: 'Reageren',
    text: 'Bericht',
    send: 'Versturen',
    sent: 'Verstuurd',
    save: 'Opslaan',
    done: 'Afgehandeld',
    spam: /^Ongewenst/,
    notSpam: 'Niet ongewenst',
    rescued: '1 inzending bij Te behandelen gezet.',
    none: 'Geen inzendingen gevonden',
    assigned: 'wees u een inzending toe',
    received: 'Uw bericht van',
  },
  en: {
    admin: '/en/admin/form-submissions',
    filters: 'Quick filters',
    form: 'Form',
    unread: '(1 unread)',
    question: QUESTION.en,
    answer: ANSWER.en,
    comments: 'Comments',
    message: 'New comment',
    post: 'Post comment',
    reply: 'Reply',
    text: 'Message',
    send: 'Send',
    sent: 'Sent',
    save: 'Save',
    done: 'Done',
    spam: /^Spam/,
    notSpam: 'Not spam',
    rescued: '1 submission put under To be handled.',
    none: 'No Submissions found',
    assigned: 'assigned a submission to you',
    received: 'Your message of',
  },
} as const satisfies LocaleTexts<unknown>

const WIDTHS = { nl: 1440, en: 390 } as const satisfies LocaleTexts<number>

type Words = (typeof WORDS)[keyof typeof WORDS]

async function editorOfKade(browser: Browser, base: string, token: string, name: string, width: number) {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await page.setViewportSize({ width, height: 900 })
  return { page, name, ...(await asPersonOfKade(page, base, token, { name, role: 'editor' })) }
}

/** The filters above the list, which a narrow screen has behind a button. */
async function showFilters(page: Page, words: Words): Promise<void> {
  const toggle = page.getByRole('button', { name: words.filters })
  await expect(page.locator('.gevel-chip-bar')).toBeAttached()
  if (await toggle.isVisible()) await toggle.click()
}

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`an editor handles a submission: finds it, assigns it, comments, replies and is done (${language})`, async ({
    browser,
    siteUrl,
    session,
    mailTo,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const unique = crypto.randomUUID().slice(0, 8)
    const [visitor, recipient] = [`noor-${unique}@example.org`, `inbox-${unique}@example.org`]
    const anna = await editorOfKade(browser, base, session.token, 'Anna', WIDTHS[language])
    const colleague = await editorOfKade(browser, base, session.token, `Bob ${unique}`, WIDTHS[language])
    const { page } = anna
    const form = await formOfKade(page, base, session.token, recipient)
    await form.submit(`Noor ${unique}`, visitor)

    await test.step('by its form, whose questions are columns', async () => {
      await page.goto(`${base}${words.admin}?tenant=${form.tenant}`)
      await showFilters(page, words)
      await expect(page.getByLabel(words.form, { exact: true })).toContainText(
        `${form.title} ${words.unread}`,
      )
      await page.getByLabel(words.form, { exact: true }).selectOption(form.id)
      await expect(page.locator('.gevel-answers-table')).toContainText(words.question)
      await expect(page.locator('.gevel-answer-cell').getByText(words.answer)).toBeVisible()
      expect(await violationsOn(page, '.collection-list')).toEqual([])
      await page.getByRole('link', { name: new RegExp(unique) }).click()
    })

    await test.step('assigns it to a colleague, who gets a mail', async () => {
      await page.locator('#field-assignee input').fill(colleague.name)
      await page.getByRole('option', { name: colleague.name }).click()
      await page.getByRole('button', { name: words.save, exact: true }).click()
      // The first one said that he has a role.
      const { subject, text } = await mailTo(colleague.email, 2)
      expect(subject).toMatch(new RegExp(`${WORDS.nl.assigned}|${WORDS.en.assigned}`))
      expect(text).not.toContain(visitor)
    })

    await test.step('comments on it, where no visitor sees it', async () => {
      await page.getByRole('button', { name: words.comments, exact: true }).click()
      const panel = page.locator('.gevel-side-panel')
      await panel.getByLabel(words.message).fill('Belt u haar even?')
      await panel.getByRole('button', { name: words.post }).click()
      await expect(panel.getByRole('listitem').filter({ hasText: 'Belt u haar even?' })).toBeVisible()
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
      await page.keyboard.press('Escape')
    })

    await test.step('replies by mail, in the language of the visitor', async () => {
      await page.getByRole('button', { name: words.reply, exact: true }).click()
      await page.getByLabel(words.text, { exact: true }).fill('Dag Noor, dat kan.')
      expect(await violationsOn(page, '.gevel-dialog')).toEqual([])
      await page.getByRole('button', { name: words.send, exact: true }).click()
      const { text } = await mailTo(visitor)
      expect(text).toContain('Dag Noor, dat kan.')
      expect(text).toContain(WORDS.nl.received)
      const reply = page.locator('.gevel-replies').getByRole('listitem')
      await expect(reply).toContainText('Dag Noor, dat kan.')
      await expect(reply.getByRole('status')).toHaveText(words.sent)
      expect(await violationsOn(page, '.gevel-replies')).toEqual([])
    })

    await test.step('is done: the submission is in that folder', async () => {
      await page.goto(`${base}${words.admin}?form=${form.id}&tenant=${form.tenant}`)
      await page.locator('.row-1 .cell-_select input').check()
      await page.locator('.gevel-bulk').getByRole('button', { name: words.done, exact: true }).click()
      await expect(page.locator('.gevel-bulk__result')).toBeFocused()
      await page.goto(`${base}${words.admin}?form=${form.id}&status=done&tenant=${form.tenant}`)
      await expect(page.getByRole('link', { name: new RegExp(unique) })).toBeVisible()
    })
  })

  test(`what was taken for spam is found, and delivered once it is none (${language})`, async ({
    browser,
    siteUrl,
    session,
    mailTo,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const unique = crypto.randomUUID().slice(0, 8)
    const recipient = `inbox-${unique}@example.org`
    const { page } = await editorOfKade(browser, base, session.token, 'Anna', WIDTHS[language])
    const form = await formOfKade(page, base, session.token, recipient)
    await form.submit(`Noor ${unique}`, `noor-${unique}@example.org`, { website: 'https://robot.example' })
    const sender = page.getByRole('link', { name: new RegExp(unique) })

    await page.goto(`${base}${words.admin}?form=${form.id}&tenant=${form.tenant}`)
    await showFilters(page, words)
    const folder = page.locator('.gevel-chip-bar').getByRole('button', { name: words.spam })
    await expect(folder).toHaveAttribute('aria-pressed', 'false')
    await expect(sender).toHaveCount(0)
    await folder.click()
    await expect(sender).toBeVisible()
    await page.locator('.row-1 .cell-_select input').check()
    await page.locator('.gevel-bulk').getByRole('button', { name: words.notSpam }).click()
    const result = page.locator('.gevel-bulk__result')
    await expect(result).toContainText(words.rescued)
    await expect(result).toBeFocused()
    await expect(sender).toHaveCount(0)
    const { text } = await mailTo(recipient)
    expect(text).toContain(unique)
  })
}
