import { randomBytes, randomUUID } from 'node:crypto'
import type { FrameLocator, Page } from '@playwright/test'
import sharp from 'sharp'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { box } from './bounding-box'
import { expect, test } from './fixtures'
import { openDraft, openLivePreview } from './open-draft'

const WORDS = {
  nl: {
    width: 1440,
    full: 'Voorbeeld in het hele venster',
    tools: 'Blok: ',
    text: 'Tekst hier bewerken',
    done: 'Klaar',
    down: 'Omlaag',
    moved: 'Dit blok staat nu op plaats 2 van 3.',
    add: 'Blok hieronder toevoegen',
    replace: /^Afbeelding vervangen/,
    alt: /^Beschrijving in het Nederlands/,
    use: /^Gebruiken/,
    pdf: /Deze soort afbeelding kan niet worden bewaard/,
  },
  en: {
    width: 390,
    full: 'Preview in the whole window',
    tools: 'Block: ',
    text: 'Edit text here',
    done: 'Done',
    down: 'Move down',
    moved: 'This block is now in place 2 of 3.',
    add: 'Add a block below',
    replace: /^Replace image/,
    alt: /^Description in Dutch/,
    use: /^Use/,
    pdf: /This kind of image cannot be stored/,
  },
} as const satisfies LocaleTexts<unknown>

const paragraph = (text: string) => ({
  ...{ type: 'paragraph', version: 1, direction: 'ltr', format: '', indent: 0, textFormat: 0 },
  children: [{ type: 'text', version: 1, detail: 0, format: 0, mode: 'normal', style: '', text }],
})
const richText = (...texts: string[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: 'ltr', format: '', indent: 0 },
    children: texts.map(paragraph),
  },
})
const callToAction = (heading: string, own: object = {}) => ({
  ...{ blockType: 'callToAction', heading, link: { type: 'url', url: '/', label: 'Daar' } },
  ...own,
})

type Stored = { blocks: { heading?: string; image?: string | null; content?: unknown }[] }

const storedOf = async (page: Page, base: string, id: string): Promise<Stored> =>
  (await (
    await page.request.get(`${base}/payload-api/pages/${id}?draft=true&locale=nl&depth=0`)
  ).json()) as Stored

/** A file over or on an image in the frame, as a browser reports it. */
const dragFile = (frame: FrameLocator, file: { name: string; type: string; data: string }) =>
  frame.locator('main img').evaluate((image, { name, type, data }) => {
    const transfer = new DataTransfer()
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0))
    transfer.items.add(new File([bytes], name, { type }))
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { x, y, width } = image.getBoundingClientRect()
    const at = {
      clientX: x + width / 2,
      clientY: y + 20,
      bubbles: true,
      cancelable: true,
      dataTransfer: transfer,
    }
    image.dispatchEvent(new DragEvent('dragover', at))
    image.dispatchEvent(new DragEvent('drop', at))
  }, file)

const picture = async () =>
  sharp(randomBytes(3 * 32 * 32), { raw: { width: 32, height: 32, channels: 3 } })
    .png()
    .toBuffer()

for (const language of LOCALES) {
  const words = WORDS[language]

  test.describe(`the preview in ${language}`, () => {
    test.use({ viewport: { width: 1440, height: 844 }, locale: language })

    const open = async (page: Page, base: string, token: string, content: object, width = 1440) => {
      await page.setViewportSize({ width, height: 844 })
      const id = await openDraft(page, base, token, content, language)
      const frame = await openLivePreview(page)
      if (width < 1440) await page.getByRole('button', { name: words.full }).click()
      await expect(frame.locator('.preview-tools')).toBeAttached()
      return { id, frame, toolbar: frame.getByRole('toolbar', { name: words.tools }) }
    }

    test('a rich text is edited where it is shown, with its toolbar, by pointer and by keys', async ({
      page,
      siteUrl,
      session,
    }) => {
      test.slow()
      const base = siteUrl('localhost', '')
      const block = {
        blockType: 'richText',
        heading: 'Kop',
        content: richText('Eerste regel', 'Tweede regel'),
      }
      const blocks = [block, callToAction('Daaronder')]
      const { id, frame, toolbar } = await open(page, base, session.token, { blocks }, words.width)
      const shown = frame.locator('.rich-text p')
      await expect(shown).toHaveText(['Eerste regel', 'Tweede regel'])
      const editor = page.locator('[data-over-frame] [contenteditable=true]')
      await expect(async () => {
        await shown.nth(1).dblclick()
        await expect(editor).toBeFocused({ timeout: 5000 })
      }).toPass()
      const over = await box(editor.locator('p').nth(1))
      const below = await box(shown.nth(1))
      expect(Math.abs(over.x - below.x)).toBeLessThan(40)
      expect(await violationsOn(page)).toEqual([])

      await page.keyboard.press('Control+End')
      await page.keyboard.type(' en meer')
      await expect(shown).toHaveText(['Eerste regel', 'Tweede regel en meer'])
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Control+b')
      await expect(frame.locator('.rich-text strong')).toHaveText(['Eerste regel', 'Tweede regel en meer'])
      await page.keyboard.press('Escape')
      await expect(page.locator('[data-over-frame]')).toHaveCount(0)
      await expect(toolbar).toBeFocused()

      // By keys alone: the texts of the block in their order.
      await page.keyboard.press('F2')
      await expect(frame.getByRole('textbox', { name: words.text })).toHaveText('Kop')
      await page.keyboard.press('Tab')
      await expect(editor).toBeFocused()
      await page.keyboard.press('Control+End')
      await page.keyboard.type('!')
      await page.getByRole('button', { name: words.done }).click()
      await expect(page.locator('[data-over-frame]')).toHaveCount(0)
      await expect(shown.last()).toHaveText('Tweede regel en meer!')
      const stored = async () => JSON.stringify((await storedOf(page, base, id)).blocks[0]?.content)
      await expect.poll(stored, { timeout: 30_000 }).toContain('en meer!')

      // A click elsewhere in the preview closes it.
      await expect(async () => {
        await shown.first().dblclick()
        await expect(editor).toBeFocused({ timeout: 5000 })
      }).toPass()
      await frame.locator('.preview-mark').click()
      await expect(page.locator('[data-over-frame]')).toHaveCount(0)
    })

    test('a block is dragged to between others, and moved and added by keys', async ({
      page,
      siteUrl,
      session,
    }) => {
      test.slow()
      const base = siteUrl('localhost', '')
      const { id, frame, toolbar } = await open(page, base, session.token, {
        blocks: ['Eerste', 'Tweede', 'Derde'].map((heading) => callToAction(heading)),
      })
      const headings = frame.locator('main h2')
      const handle = toolbar.locator('.preview-handle')
      const choose = async (index: number) => {
        await expect(async () => {
          await headings.nth(index).evaluate((heading) => heading.closest('section')?.click())
          await expect(handle).toBeVisible({ timeout: 5000 })
        }).toPass()
      }
      await choose(1)
      // To the upper edge, where the preview scrolls to its top.
      const drag = async () => {
        await handle.hover()
        await page.mouse.down()
        const { x } = await box(handle)
        const { y } = await box(page.locator('#live-preview-iframe'))
        await page.mouse.move(x + 10, y + 10, { steps: 8 })
        await expect.poll(() => frame.locator('html').evaluate(() => window.scrollY)).toBe(0)
        await expect(frame.locator('.preview-drop-line')).toBeVisible()
      }
      await drag()
      await page.keyboard.press('Escape')
      await expect(frame.locator('.preview-drop-line')).toHaveCount(0)
      await page.mouse.up()
      await expect(headings).toHaveText(['Eerste', 'Tweede', 'Derde'])
      await drag()
      await page.mouse.up()
      await expect(headings).toHaveText(['Tweede', 'Eerste', 'Derde'])

      await toolbar.getByRole('button', { name: words.down }).focus()
      await page.keyboard.press('Alt+ArrowDown')
      await expect(headings).toHaveText(['Eerste', 'Tweede', 'Derde'])
      await expect(frame.getByText(words.moved)).toBeAttached()
      const stored = async () => (await storedOf(page, base, id)).blocks.map(({ heading }) => heading)
      await expect.poll(stored, { timeout: 30_000 }).toEqual(['Eerste', 'Tweede', 'Derde'])

      await toolbar.getByRole('button', { name: words.add }).press('Enter')
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
    })

    test('an image is replaced by the picker, and by a file that is dropped on it', async ({
      page,
      siteUrl,
      session,
    }) => {
      test.slow()
      const base = siteUrl('localhost', '')
      const headers = { authorization: `Bearer ${session.token}`, 'x-tenant': 'kade' }
      const upload = async (name: string) => {
        const file = { name, mimeType: 'image/png', buffer: await picture() }
        const made = await page.request.post(`${base}/api/admin/images`, { headers, multipart: { file } })
        expect(made.status(), await made.text()).toBe(201)
        return ((await made.json()) as { data: { id: string } }).data.id
      }
      const [first, second] = [`${randomUUID()}.png`, `${randomUUID()}.png`]
      const image = await upload(first)
      const other = await upload(second)
      const { id, frame } = await open(page, base, session.token, {
        blocks: [{ blockType: 'mediaText', heading: 'Beeld', content: richText('Tekst'), image }],
      })
      const shown = frame.locator('main img')
      await expect(shown).toHaveAttribute('src', new RegExp(first))
      const imageOf = async () => (await storedOf(page, base, id)).blocks[0]?.image
      const replace = frame.getByRole('button', { name: words.replace })
      await expect(async () => {
        await frame.locator('main h2').evaluate((heading) => heading.closest('section')?.click())
        await expect(replace).toBeVisible({ timeout: 5000 })
      }).toPass()
      await replace.press('Enter')
      const picker = page.getByRole('dialog')
      await picker.getByRole('button', { name: second }).first().click()
      await expect(shown).toHaveAttribute('src', new RegExp(second))
      await expect.poll(imageOf, { timeout: 30_000 }).toBe(other)

      await dragFile(frame, { name: 'folder.pdf', type: 'application/pdf', data: 'eA==' })
      await expect(page.getByText(words.pdf)).toBeVisible()
      const third = `${randomUUID()}.png`
      await dragFile(frame, { name: third, type: 'image/png', data: (await picture()).toString('base64') })
      const row = picker.getByRole('listitem').filter({ hasText: third })
      await row.getByLabel(words.alt).fill('Een vlak')
      await row.getByRole('button', { name: words.use }).click()
      await expect(shown).toHaveAttribute('src', new RegExp(third))
      await expect(shown).toHaveAttribute('alt', 'Een vlak')
      await expect.poll(imageOf, { timeout: 30_000 }).not.toBe(other)
    })
  })
}

test('messages of others, and of a preview that sends what it may not, change nothing', async ({
  page,
  siteUrl,
  session,
}) => {
  test.slow()
  const base = siteUrl('localhost', '')
  const image = null
  await openDraft(page, base, session.token, { blocks: [callToAction('Eerste', { image })] })
  const frame = await openLivePreview(page)
  await expect(frame.locator('.preview-tools')).toBeAttached()
  const block = await frame.locator('[data-preview-block]').first().getAttribute('data-preview-block')
  const messages = [
    { act: 'type', block, path: 'link.url', text: 'x', type: 'gevel-preview' },
    { act: 'type', block, path: 'heading', text: 'Van een ander', type: 'gevel-preview' },
    { act: 'remove', block, type: 'gevel-preview' },
  ]
  // From the window of the panel itself, which is not the preview.
  await page.evaluate((all) => {
    for (const one of all) window.postMessage(one, '*')
  }, messages)
  // From the preview: what is no text, no place, no file and no field of its kind.
  await frame.locator('body').evaluate((_, id) => {
    const send = (message: object) =>
      window.parent.postMessage({ type: 'gevel-preview', block: id, ...message }, '*')
    const style = { top: 0, left: 0, width: 9, height: 9, size: 9, line: 9, color: null, ground: 'url(x)' }
    send({ act: 'type', path: 'heading', text: { evil: true } })
    send({ act: 'type', path: 'blockType', text: 'hero' })
    send({ act: 'write', path: 'heading', box: style, point: null })
    send({ act: 'put', before: 4 })
    send({ act: 'replace', path: 'heading' })
    send({ act: 'drop', path: 'image', file: 'x' })
    send({ act: 'publish' })
    send({ act: 'type', path: 'heading', text: 'Van het voorbeeld' })
  }, block)
  const field = page.locator('#field-blocks__0__heading')
  // The last one was allowed, so that all of them have arrived.
  await expect(field).toHaveValue('Van het voorbeeld')
  await expect(page.locator('[data-over-frame]')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(frame.locator('main h2')).toHaveText(['Van het voorbeeld'])
})
