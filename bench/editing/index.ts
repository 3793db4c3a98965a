import { existsSync } from 'node:fs'
import { type Browser, chromium, type Frame, type Page } from '@playwright/test'
import { z } from 'zod'

import { env } from '@/src/platform/env'
import { createLongPage } from '../long-page'
import { median, percentile } from '../median'
import { address, readJson, type Session, signIn, tenantId } from '../session'
import { printTable } from '../table'

const KEYS = 40
const FORM_BAR = 50
const PREVIEW_BAR = 200
const DEBIAN_CHROMIUM = '/usr/bin/chromium'
const FIELD = '#field-blocks__0__heading'

/** Gives the page an address, without which it has no preview. */
async function giveAddress(session: Session, page: string): Promise<void> {
  const one = z.object({ docs: z.tuple([z.object({ id: z.string() })]) })
  const domains = '/payload-api/domains?where[hostname][equals]=kade-utrecht.localhost&depth=0'
  const { docs } = await readJson(domains, one, { headers: session.theirs })
  const data = { tenant: await tenantId(session), domain: docs[0].id, page, locale: 'nl', path: `/${page}` }
  await readJson('/payload-api/page-urls', z.object({}), {
    method: 'POST',
    headers: { ...session.theirs, 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
}

async function openForm(browser: Browser, page: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const data = { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
  await context.request.post(address('/api/auth/login'), { data })
  const form = await context.newPage()
  await form.goto(address(`/admin/cms/pages/${page}?locale=nl`))
  await form.locator('form[data-form-ready=true]').first().waitFor()
  await form.locator(FIELD).focus()
  return form
}

/** From each key to the frame that the browser paints after it, in milliseconds. */
async function paintTimes(form: Page): Promise<number[]> {
  await form.evaluate(() => {
    const times: number[] = []
    Object.assign(globalThis, { paintTimes: times })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - timeStamp))),
      { capture: true },
    )
  })
  await form.locator(FIELD).pressSequentially('k'.repeat(KEYS), { delay: 120 })
  return form.evaluate(() => Reflect.get(globalThis, 'paintTimes') as number[])
}

async function openPreview(form: Page): Promise<Frame> {
  const iframe = form.locator('#live-preview-iframe')
  // It is open where the person left it open.
  if (!(await iframe.isVisible())) await form.locator('#live-preview-toggler').click()
  const frame = await (await iframe.elementHandle())?.contentFrame()
  if (!frame) throw new Error('The preview has no frame')
  await frame.locator('main h2').first().waitFor()
  return frame
}

/** From each key to the text in the preview, in milliseconds: the clocks of both windows are that of the machine. */
async function previewTimes(form: Page, frame: Frame): Promise<number[]> {
  const field = form.locator(FIELD)
  const times: number[] = []
  for (let key = 0; key < KEYS; key += 1) {
    const expected = `${await field.inputValue()}v`
    const shown = frame.waitForFunction(
      (text) =>
        [...document.querySelectorAll('main h2')].some((one) => one.textContent === text) && Date.now(),
      expected,
      { polling: 'raf' },
    )
    await field.focus()
    const pressed = Date.now()
    await field.press('v')
    times.push(Number(await (await shown).jsonValue()) - pressed)
  }
  return times
}

const row = (name: string, times: readonly number[], bar: number): string[] => [
  name,
  ...[median(times), percentile(times, 0.95), bar].map((value) => `${Math.round(value)} ms`),
]

const session = await signIn()
const page = await createLongPage(session)
const executablePath = existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
try {
  await giveAddress(session, page)
  const form = await openForm(browser, page)
  const paint = await paintTimes(form)
  const preview = await previewTimes(form, await openPreview(form))
  printTable([
    ['from a key', 'median', 'p95', 'bar'],
    row('to its paint in the form', paint, FORM_BAR),
    row('to the preview', preview, PREVIEW_BAR),
  ])
  process.exitCode = median(paint) > FORM_BAR || median(preview) > PREVIEW_BAR ? 1 : 0
} finally {
  await browser.close()
  await fetch(address(`/api/admin/pages/${page}`), { method: 'DELETE', headers: session.ours })
}
