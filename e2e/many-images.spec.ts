import { randomBytes, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { collectionHref, documentHref } from '@/src/routing/admin-paths'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const WORDS = {
  nl: {
    width: 390,
    upload: 'Bestanden uploaden',
    ended: '2 geüpload, 2 overgeslagen, 2 geweigerd.',
    duplicate: 'Overgeslagen: staat al in de bibliotheek als',
    twice: 'Overgeslagen: hetzelfde bestand als',
    unsupported: 'Geweigerd: Deze soort afbeelding kan niet worden bewaard.',
    unreadable: 'Geweigerd: Dit bestand is geen leesbare afbeelding.',
    nl: /^Beschrijving in het Nederlands/,
    en: /^Beschrijving in het Engels/,
    save: 'Beschrijvingen opslaan',
    saved: 'De beschrijvingen zijn opgeslagen.',
    close: 'Lijst sluiten',
    offline: 'Niet verstuurd: De verbinding viel weg.',
    again: /^Opnieuw proberen/,
    one: '1 geüpload.',
    three: '3 geüpload.',
    lost: 'Dit bestand was nog niet verstuurd toen u deze pagina verliet.',
    dismiss: 'Niet meer tonen',
    anyway: /^Toch uploaden/,
    use: /^Gebruiken/,
  },
  en: {
    width: 1440,
    upload: 'Upload files',
    ended: '2 uploaded, 2 skipped, 2 rejected.',
    duplicate: 'Skipped: already in the library as',
    twice: 'Skipped: the same file as',
    unsupported: 'Rejected: This kind of image cannot be stored.',
    unreadable: 'Rejected: This file is not a readable image.',
    nl: /^Description in Dutch/,
    en: /^Description in English/,
    save: 'Save descriptions',
    saved: 'The descriptions are saved.',
    close: 'Close list',
    offline: 'Not sent: The connection was lost.',
    again: /^Try again/,
    one: '1 uploaded.',
    three: '3 uploaded.',
    lost: 'This file was not sent yet when you left this page.',
    dismiss: 'Do not show again',
    anyway: /^Upload anyway/,
    use: /^Use/,
  },
} as const satisfies LocaleTexts<unknown>

const UPLOADS = '**/panel-api/images'
const SIDE = 16

/** An image unlike any other. */
async function picture(stem: string) {
  const raw = { width: SIDE, height: SIDE, channels: 3 } as const
  const buffer = await sharp(randomBytes(SIDE * SIDE * 3), { raw })
    .png()
    .toBuffer()
  return { name: `${stem}-${randomUUID()}.png`, mimeType: 'image/png', buffer }
}

type File = Awaited<ReturnType<typeof picture>>

const rowOf = (area: Locator, { name }: Pick<File, 'name'>) =>
  area.getByRole('listitem').filter({ has: area.page().getByText(name, { exact: true }) })

/** The images that the person sees, by file name. */
async function imagesNamed(page: Page, base: string, names: readonly string[]) {
  const query = names.map((name, index) => `where[filename][in][${index}]=${name}`).join('&')
  const response = await page.request.get(`${base}/payload-api/media?depth=0&${query}`)
  return ((await response.json()) as { docs: { id: string; filename: string; altTexts: unknown }[] }).docs
}

const drop = async (page: Page, files: readonly File[]) => {
  const sent = files.map(({ name, buffer }) => ({ name, bytes: buffer.toString('base64') }))
  await page.evaluate((given) => {
    const dataTransfer = new DataTransfer()
    for (const { name, bytes } of given) {
      const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0))
      dataTransfer.items.add(new File([content], name, { type: 'image/png' }))
    }
    const init = { bubbles: true, cancelable: true, dataTransfer }
    document.querySelector('.gevel-upload')?.dispatchEvent(new DragEvent('drop', init))
  }, sent)
}

// A file that is rejected, and a connection that is lost.
test.use({ expectedErrors: [/(?:status of 415|ERR_BLOCKED_BY_CLIENT).*panel-api\/images/] })

for (const language of LOCALES) {
  const words = WORDS[language]

  /** The part of the list of images that uploads, for an editor of Kade. */
  const listOf = async (page: Page, base: string) => {
    await page.setViewportSize({ width: words.width, height: 900 })
    await page.goto(base + collectionHref(language, 'media'))
    const area = page.locator('.gevel-upload')
    await expect(area.getByRole('button', { name: words.upload })).toBeEnabled()
    return area
  }

  test(`many files are uploaded at once, without duplicates, and get their alt texts on one screen (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const area = await listOf(page, base)
    const [known, one, other] = [await picture('bekend'), await picture('een'), await picture('ander')]
    await area.locator('input[type=file]').setInputFiles(known)
    await expect(area.locator('output').first()).toHaveText(words.one)
    await area.getByRole('button', { name: words.close }).click()
    await expect(area.getByRole('button', { name: words.upload })).toBeFocused()

    const copy = { ...one, name: `kopie-${one.name}` }
    const document = { name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    const broken = { name: 'stuk.png', mimeType: 'image/png', buffer: Buffer.from(randomUUID()) }
    await area.locator('input[type=file]').setInputFiles([known, one, other, copy, document, broken])
    await expect(area.locator('output').first()).toHaveText(words.ended)
    await expect(rowOf(area, known)).toContainText(`${words.duplicate} ${known.name}`)
    await expect(rowOf(area, copy)).toContainText(`${words.twice} ${one.name}`)
    await expect(rowOf(area, document)).toContainText(words.unsupported)
    await expect(rowOf(area, broken)).toContainText(words.unreadable)
    // The grid shows them without being asked to.
    await expect(page.locator('.gevel-library__card').filter({ hasText: other.name })).toBeVisible()
    expect(await violationsOn(page, '.gevel-upload')).toEqual([])

    for (const [index, file] of [one, other].entries()) {
      await rowOf(area, file).getByRole('textbox', { name: words.nl }).fill(`Vlak ${index}`)
      await rowOf(area, file).getByRole('textbox', { name: words.en }).fill(`Plane ${index}`)
    }
    await area.getByRole('button', { name: words.save }).press('Enter')
    await expect(area.getByText(words.saved)).toBeVisible()
    const stored = await imagesNamed(page, base, [one.name, other.name])
    expect(new Map(stored.map(({ filename, altTexts }) => [filename, altTexts]))).toEqual(
      new Map([
        [one.name, { nl: 'Vlak 0', en: 'Plane 0' }],
        [other.name, { nl: 'Vlak 1', en: 'Plane 1' }],
      ]),
    )

    await rowOf(area, known).getByRole('button', { name: words.anyway }).press('Enter')
    await expect(area.locator('output').first()).toContainText('3 ')
    await area.getByRole('button', { name: words.close }).click()
    await expect(area.getByRole('listitem')).toHaveCount(0)
    const twice = known.name.replace('.png', '-1.png')
    const made = await imagesNamed(page, base, [known.name, twice, one.name, other.name])
    expect(made).toHaveLength(4)
    for (const { id } of made) await remove(`media/${id}`)
  })

  test(`of many files that are dropped, only the one whose connection was lost is sent again (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const area = await listOf(page, base)
    const files = [await picture('a'), await picture('b'), await picture('c')] as const
    const [, lost] = files
    const sent: string[] = []
    let isOffline = true
    await page.route(UPLOADS, async (route) => {
      const name = files.find((file) => route.request().postDataBuffer()?.includes(file.name))?.name ?? ''
      sent.push(name)
      await (name === lost.name && isOffline ? route.abort('blockedbyclient') : route.continue())
    })
    await drop(page, files)
    await expect(rowOf(area, lost)).toContainText(words.offline)
    await expect(area.locator('[data-state=done]')).toHaveCount(2)
    isOffline = false
    await rowOf(area, lost).getByRole('button', { name: words.again }).press('Enter')
    await expect(area.locator('output').first()).toHaveText(words.three)
    expect(sent.toSorted()).toEqual([...files.map(({ name }) => name), lost.name].toSorted())
    const made = await imagesNamed(
      page,
      base,
      files.map(({ name }) => name),
    )
    expect(made).toHaveLength(3)
    for (const { id } of made) await remove(`media/${id}`)
  })

  test(`a file that was not sent when the page was left is named afterwards (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const area = await listOf(page, base)
    const [done, unsent] = [await picture('af'), await picture('onderweg')]
    await area.locator('input[type=file]').setInputFiles(done)
    await expect(area.locator('[data-state=done]')).toHaveCount(1)
    // Never answered.
    await page.route(UPLOADS, () => {})
    await area.locator('input[type=file]').setInputFiles(unsent)
    await expect(area.locator('[data-state=sending]')).toHaveCount(1)
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    const notice = area.locator('.gevel-warning')
    await expect(notice).toContainText(words.lost)
    await expect(notice.getByRole('listitem')).toHaveText([unsent.name])
    expect(await violationsOn(page, '.gevel-upload')).toEqual([])
    await notice.getByRole('button', { name: words.dismiss }).press('Enter')
    await expect(notice).toHaveCount(0)
    await page.reload()
    await expect(area.getByRole('button', { name: words.upload })).toBeEnabled()
    await expect(notice).toHaveCount(0)
    for (const { id } of await imagesNamed(page, base, [done.name])) await remove(`media/${id}`)
  })

  test(`a picker uploads several files, and takes one of them (${language})`, async ({
    page,
    siteUrl,
    session,
  }) => {
    test.slow()
    const base = siteUrl('localhost').replace(/\/$/, '')
    const { createPage, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
    const hero = { blockType: 'hero', variant: 'exhibit', heading: 'Met beeld' }
    const id = await createPage({ blocks: [hero] })
    await page.setViewportSize({ width: words.width, height: 900 })
    await page.goto(base + documentHref(language, 'pages', id))
    const field = page.locator('#field-blocks__0__image')
    await field.scrollIntoViewIfNeeded()
    await field.locator('.upload__listToggler').click()
    const area = page.getByRole('dialog').locator('.gevel-upload')
    await expect(area.getByRole('button', { name: words.upload })).toBeEnabled()
    const files = [await picture('kies'), await picture('niet')] as const
    await area.locator('input[type=file]').setInputFiles([...files])
    await expect(area.locator('[data-state=done]')).toHaveCount(2)
    expect(await violationsOn(page, '.gevel-upload')).toEqual([])
    await rowOf(area, files[0]).getByRole('button', { name: words.use }).press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field).toContainText(files[0].name)
    const made = await imagesNamed(
      page,
      base,
      files.map(({ name }) => name),
    )
    const chosen = made.find(({ filename }) => filename === files[0].name)?.id
    const stored = async () => {
      const response = await page.request.get(`${base}/payload-api/pages/${id}?draft=true&depth=0&locale=nl`)
      return ((await response.json()) as { blocks: { image?: string }[] }).blocks[0]?.image
    }
    await expect.poll(stored).toBe(chosen)
    await remove(`pages/${id}`)
    for (const image of made) await remove(`media/${image.id}`)
  })
}

test('a viewer is not offered to upload', async ({ page, siteUrl, session }) => {
  const base = siteUrl('localhost').replace(/\/$/, '')
  await asPersonOfKade(page, base, session.token, { role: 'viewer' })
  await page.goto(base + collectionHref('nl', 'media'))
  await expect(page.locator('.gevel-library__card').first()).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.nl.upload })).toHaveCount(0)
  await expect(page.locator('.gevel-upload')).toHaveCount(0)
})
