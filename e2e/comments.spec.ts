import type { Browser, Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { linkIn } from './mail'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    admin: '/admin',
    comments: 'Opmerkingen',
    counted: 'Opmerkingen: 1 open',
    blockWithout: 'Opmerking bij dit blok: 01 Opening',
    blockWith: 'Opmerkingen bij dit blok, 1 open: 01 Opening',
    forYou: 'Opmerkingen voor u',
    message: 'Nieuwe opmerking',
    about: 'Over',
    post: 'Opmerking plaatsen',
    subject: 'noemde u in een opmerking',
    reply: /^Antwoorden: /,
    yourReply: 'Uw antwoord',
    sendReply: 'Antwoorden',
    resolve: /^Afhandelen: /,
    reopen: /^Heropenen: /,
    showResolved: 'Afgehandelde tonen (1)',
    allResolved: 'Alle opmerkingen zijn afgehandeld.',
    resolvedBy: 'Afgehandeld door Anna',
  },
  en: {
    admin: '/en/admin',
    comments: 'Comments',
    counted: 'Comments: 1 open',
    blockWithout: 'Comment on this block: 01 Hero',
    blockWith: 'Comments on this block, 1 open: 01 Hero',
    forYou: 'Comments for you',
    message: 'New comment',
    about: 'About',
    post: 'Post comment',
    subject: 'mentioned you in a comment',
    reply: /^Reply: /,
    yourReply: 'Your reply',
    sendReply: 'Reply',
    resolve: /^Resolve: /,
    reopen: /^Reopen: /,
    showResolved: 'Show resolved (1)',
    allResolved: 'All comments are resolved.',
    resolvedBy: 'Resolved by Anna',
  },
} as const satisfies LocaleTexts<unknown>

const WIDTHS = { nl: 390, en: 1440 } as const satisfies LocaleTexts<number>

async function personOfKade(
  browser: Browser,
  base: string,
  token: string,
  name: string,
  role: 'editor' | 'viewer',
) {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  return { page, name, ...(await asPersonOfKade(page, base, token, { name, role })) }
}

const panelOf = (page: Page) => page.locator('.gevel-side-panel')

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`two people talk about a block: comment, mention, mail, reply, resolve (${language})`, async ({
    browser,
    siteUrl,
    session,
    mailTo,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const unique = crypto.randomUUID().slice(0, 8)
    const anna = await personOfKade(browser, base, session.token, 'Anna', 'editor')
    const bob = await personOfKade(browser, base, session.token, `Bob ${unique}`, 'viewer')
    await anna.page.setViewportSize({ width: WIDTHS[language], height: 900 })
    const id = await anna.createPage({ blocks: [{ blockType: 'hero', heading: 'Ons werk' }] })
    const made = await anna.page.request.get(`${base}/payload-api/users?where[email][equals]=${bob.email}`, {
      headers: { Authorization: `JWT ${session.token}` },
    })
    const [account] = ((await made.json()) as { docs: { id: string }[] }).docs
    await anna.page.request.patch(`${base}/payload-api/users/${account?.id}`, {
      headers: { Authorization: `JWT ${session.token}` },
      data: { language },
    })

    await test.step('a comment on the block that has the focus mentions a colleague, by keys alone', async () => {
      const { page } = anna
      await page.goto(`${base}${words.admin}/cms/pages/${id}?locale=nl`)
      await page.locator('#field-blocks__0__heading').focus()
      await page.getByRole('button', { name: words.comments, exact: true }).focus()
      await page.keyboard.press('Enter')
      const text = panelOf(page).getByLabel(words.message)
      await expect(panelOf(page).getByLabel(words.about, { exact: true })).toHaveValue(
        /^blocks\.[\w-]+\.heading$/,
      )
      await text.focus()
      await page.keyboard.type(`Kan dit korter, @${unique}`)
      await expect(page.getByRole('option', { name: bob.name, selected: true })).toBeVisible()
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
      await page.keyboard.press('Enter')
      await expect(text).toHaveValue(`Kan dit korter, @${bob.name} `)
      await page.keyboard.press('Control+Enter')
      await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Kan dit korter' })).toBeVisible()
      await expect(page.getByRole('button', { name: words.counted })).toBeAttached()
    })

    await test.step('the header of the block opens its comment', async () => {
      const { page } = anna
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.blockWith }).click()
      const thread = panelOf(page).getByRole('listitem').filter({ hasText: 'Kan dit korter' })
      await expect(thread).toBeFocused()
      expect(await violationsOn(page, '#field-blocks')).toEqual([])
    })

    await test.step('the overview of the colleague leads to it', async () => {
      const { page } = bob
      await page.goto(`${base}${words.admin}`)
      const mentions = page.getByRole('region', { name: words.forYou })
      await expect(mentions).toContainText(`Anna: Kan dit korter, @${bob.name}`)
      expect(await violationsOn(page, '.gevel-dashboard')).toEqual([])
      await mentions.getByRole('link').click()
      await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Kan dit korter' })).toBeFocused()
    })

    await test.step('the mail leads to the comment and its field', async () => {
      // The first one said that he has a role.
      const { subject, text } = await mailTo(bob.email, 2)
      expect(subject).toContain(words.subject)
      expect(text).toContain('Kan dit korter')
      const { page } = bob
      await page.goto(linkIn(text))
      const thread = panelOf(page).getByRole('listitem').filter({ hasText: 'Kan dit korter' })
      await expect(thread).toBeFocused()
      await expect(thread.getByRole('button', { name: /Ons werk/ }).first()).toBeVisible()
      await expect(page.locator('#field-blocks__0__heading')).toBeInViewport()
      await thread.getByRole('button', { name: words.reply }).click()
      await page.getByLabel(words.yourReply).fill('Ja, kort het in.')
      await page.getByRole('button', { name: words.sendReply, exact: true }).click()
      await expect(thread).toContainText('Ja, kort het in.')
      await expect(thread.getByRole('button', { name: words.resolve })).toHaveCount(0)
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
    })

    await test.step('the first person sees the reply, goes to the field, resolves, and opens again', async () => {
      const { page } = anna
      await page.reload()
      await page.getByRole('button', { name: words.counted }).click()
      const thread = panelOf(page).getByRole('listitem').filter({ hasText: 'Kan dit korter' })
      await expect(thread).toContainText('Ja, kort het in.')
      await thread
        .getByRole('button', { name: /Ons werk/ })
        .first()
        .click()
      await expect(page.locator('#field-blocks__0__heading')).toBeFocused()
      if (await panelOf(page).isHidden()) await page.getByRole('button', { name: words.counted }).click()
      await thread.getByRole('button', { name: words.resolve }).click()
      await expect(panelOf(page)).toContainText(words.allResolved)
      await expect(page.getByRole('button', { name: words.comments, exact: true })).toBeAttached()
      await page.getByLabel(words.showResolved).check()
      await expect(thread).toContainText(words.resolvedBy)
      expect(await violationsOn(page, '.gevel-side-panel')).toEqual([])
      await page.getByLabel(words.showResolved).uncheck()
      if (WIDTHS[language] < 1200) await page.keyboard.press('Escape')
      await page.getByRole('button', { name: words.blockWithout }).click()
      await expect(panelOf(page).getByLabel(words.message)).toBeFocused()
      await expect(panelOf(page).getByLabel(words.about, { exact: true })).toHaveValue(/^blocks\.[\w-]+$/)
      await bob.page.goto(`${base}${words.admin}`)
      await expect(bob.page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(bob.page.getByRole('region', { name: words.forYou })).toHaveCount(0)
      await page.getByLabel(words.showResolved).check()
      await thread.getByRole('button', { name: words.reopen }).click()
      await expect(page.getByRole('button', { name: words.counted })).toBeAttached()
      await page.keyboard.press('Escape')
      await expect(panelOf(page)).toBeHidden()
      await expect(page.getByRole('button', { name: words.counted })).toBeFocused()
    })

    await anna.remove(`pages/${id}`)
  })
}
