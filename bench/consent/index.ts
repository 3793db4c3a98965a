import { gzipSync } from 'node:zlib'
import { type BrowserContext, chromium, devices, type Response } from '@playwright/test'

import { ensureBrowser } from '@/scripts/checks/browser'
import { CONSENT_COOKIE } from '@/src/lib/constants'
import { env } from '@/src/platform/env'
import { printTable } from '../table'

const page = process.argv[2] ?? `http://localhost:${env.PORT}/`
/** Code and messages that consent may add to a first visit, after gzip. */
const MAX_BYTES = 15 * 1024
const CODE_OR_MESSAGES = /[.]js(?:$|[?])|messages[.]json$|\/api\/consent(?:$|[?])/

/** `sent` is more than `gzip` where the server leaves compression to a proxy. */
type Bytes = { gzip: number; sent: number }
/** The responses of a visit, by URL. */
type Visit = Map<string, Bytes>

async function bytesOf(response: Response): Promise<Bytes> {
  const { responseBodySize: sent } = await response.request().sizes()
  return { gzip: gzipSync(await response.body()).length, sent }
}

/** Opens the page with an empty cache and measures the code and messages until the network is idle. */
async function visit(context: BrowserContext, showsDialog: boolean): Promise<Visit> {
  const tab = await context.newPage()
  const responses: Response[] = []
  tab.on('response', (response) => {
    if (response.request().method() === 'GET' && CODE_OR_MESSAGES.test(response.url()))
      responses.push(response)
  })
  await tab.goto(page, { waitUntil: 'networkidle' })
  if ((await tab.getByRole('dialog').count()) > 0 !== showsDialog)
    throw new Error(`The consent dialog is ${showsDialog ? 'not ' : ''}shown on ${page}.`)
  if (showsDialog) {
    await tab.locator('.consent-answers button').last().click()
    await tab.waitForLoadState('networkidle')
  }
  const sizes = responses.map(async (response) => [response.url(), await bytesOf(response)] as const)
  return new Map(await Promise.all(sizes))
}

const total = (visited: Visit, of: keyof Bytes): number =>
  [...visited.values()].reduce((sum, bytes) => sum + bytes[of], 0)
const beyond = (visited: Visit, known: Visit): Visit =>
  new Map([...visited].filter(([address]) => !known.has(address)))

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(2)} kB`
const row = (name: string, visited: Visit): string[] => [
  name,
  String(visited.size),
  kilobytes(total(visited, 'gzip')),
  kilobytes(total(visited, 'sent')),
]

const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const open = () => browser.newContext(devices['Desktop Chrome'])
  const answered = await open()
  const record = {
    marketing: true,
    analytics: true,
    confirmedAt: new Date().toISOString(),
    version: 1_000_000,
  }
  const value = encodeURIComponent(JSON.stringify(record))
  await answered.addCookies([{ name: CONSENT_COOKIE.name, value, url: page }])
  const known = await visit(answered, false)
  const newcomer = await open()
  const first = await visit(newcomer, true)
  const returning = await open()
  await returning.addCookies(await newcomer.cookies())
  const later = await visit(returning, false)
  const [onFirst, onLater] = [beyond(first, known), beyond(later, known)]
  printTable([
    ['', 'files', 'gzip', 'sent'],
    row('page with consent known', known),
    row('first visit', first),
    row('consent on a first visit', onFirst),
    ['  maximum', '', kilobytes(MAX_BYTES), ''],
    row('consent on a later visit', onLater),
    ['  maximum', '', kilobytes(0), ''],
  ])
  const files = [...onFirst].map(([address, { gzip, sent }]) => [
    new URL(address).pathname,
    kilobytes(gzip),
    kilobytes(sent),
  ])
  printTable([['', 'gzip', 'sent'], ...files])
  if (total(onFirst, 'gzip') > MAX_BYTES || onLater.size > 0) process.exitCode = 1
} finally {
  await browser.close()
}
