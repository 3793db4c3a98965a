import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'

import { root } from '@/scripts/root'
import { LOCALES, type Locale } from '@/src/lib/constants'
import { addContent } from './content'
import { SCENES, type Stage } from './scenes'

/**
 * `npm run handbook:pictures -- <address>`: takes the pictures of the handbook from a fresh demo, to which it adds some
 * content, as the account of ADMIN_EMAIL and ADMIN_PASSWORD. With names of chapters after the address: only theirs, of what
 * is there.
 */
const [base = 'http://localhost:3000', ...only] = process.argv.slice(2)
const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env
const SIZE = { width: 1440, height: 900 }
const WIDTH = 1280
const QUALITY = 82
/** An open preview keeps a connection, so that the network is never idle. */
const SETTLED_MS = 4000
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const FOLDER = path.join(root, 'public/blocks/handbook')

/** @returns a token for the API */
async function signIn({ request }: BrowserContext): Promise<string> {
  const response = await request.post(`${base}/api/auth/login`, { data: { email, password } })
  if (!response.ok())
    throw new Error(`Signing in failed: ${response.status()}. Set ADMIN_EMAIL and ADMIN_PASSWORD.`)
  return ((await response.json()) as { data: { token: string } }).data.token
}

function stageOf(page: Page, language: Locale): Stage {
  return {
    page,
    language,
    open: async (address) => {
      await page.goto(base + address, { waitUntil: 'load' })
    },
    idOf: async (query) => {
      const response = await page.request.get(`${base}/payload-api/${query}&depth=0&limit=1`)
      const { docs = [] } = (await response.json()) as { docs?: { id: string }[] }
      const id = docs[0]?.id
      if (!id) throw new Error(`Nothing at ${query}`)
      return id
    },
  }
}

await mkdir(FOLDER, { recursive: true })
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
for (const language of LOCALES) {
  const context = await browser.newContext({ viewport: SIZE, locale: language, reducedMotion: 'reduce' })
  const token = await signIn(context)
  if (language === LOCALES[0] && only.length === 0) await addContent(context.request, base, token)
  for (const [chapter, show] of Object.entries(SCENES)) {
    if (only.length > 0 && !only.includes(chapter)) continue
    const page = await context.newPage()
    await show(stageOf(page, language))
    await page.waitForTimeout(SETTLED_MS)
    const file = path.join(FOLDER, `${chapter}.${language}.webp`)
    await sharp(await page.screenshot())
      .resize(WIDTH)
      .webp({ quality: QUALITY })
      .toFile(file)
    process.stdout.write(`${path.relative(root, file)}\n`)
    await page.close()
  }
  await context.close()
}
await browser.close()
