import { test as base, expect } from '@playwright/test'

import { type Letter, lettersTo } from './mail'

import { CONSENT_COOKIE } from '@/src/lib/constants'
import { type Answer, askOn, type AskOptions } from './ask'

type Fixtures = {
  /** The address of a path on one of the app's domains: `siteUrl('noorderlicht.localhost', '/about')`. */
  siteUrl: (host: string, path?: string) => string
  /** Asks a domain without a browser and without following redirects. */
  ask: (host: string, path: string, options?: AskOptions) => Promise<Answer>
  /** The first account's e-mail address and password. */
  admin: { email: string; password: string }
  /** Waits for the mail to an address; `count` messages must have come, the last one is given. */
  mailTo: (address: string, count?: number) => Promise<Letter>
  /** Text or pattern of the console errors that this test provokes on purpose: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: readonly (string | RegExp)[]
  /**
   * Whether the visitor has answered the consent dialog before: with all of it unless told otherwise, which keeps it out
   * of the way of everything else. `test.use({ consent: null })` is a first visit.
   */
  consent: { marketing: boolean; analytics: boolean } | null
  /** The cookie that goes with `consent`, for every site of the app. */
  consentCookie: void
  /** Fails the test on any other error in the page's console. */
  quietConsole: void
}

function required(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set; e2e/start-app.ts sets it`)
  return value
}

function isExpected(message: string, expected: Fixtures['expectedErrors']): boolean {
  return expected.some((text) => (typeof text === 'string' ? message.includes(text) : text.test(message)))
}

/** The demo companies' sites. */
const HOSTS = [
  'localhost',
  'noorderlicht.localhost',
  'kade-international.localhost',
  'kade-utrecht.localhost',
]

/** So high that no text asks again. */
const ANY_VERSION = 1_000_000

const toCookie = (choices: object, url: string) => ({
  name: CONSENT_COOKIE.name,
  value: encodeURIComponent(
    JSON.stringify({ ...choices, confirmedAt: new Date().toISOString(), version: ANY_VERSION }),
  ),
  url,
})

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  siteUrl: async ({}, use) => {
    const { port } = new URL(required('E2E_URL'))
    await use((host, path = '/') => `http://${host}:${port}${path}`)
  },

  ask: async ({}, use) => {
    const { port } = new URL(required('E2E_URL'))
    await use((host, path, options) => askOn(port, host, path, options))
  },

  admin: async ({}, use) => {
    await use({ email: required('ADMIN_EMAIL'), password: required('ADMIN_PASSWORD') })
  },

  consent: [{ marketing: true, analytics: true }, { option: true }],

  consentCookie: [
    async ({ context, consent, siteUrl }, use) => {
      if (consent) await context.addCookies(HOSTS.map((host) => toCookie(consent, siteUrl(host))))
      await use()
    },
    { auto: true },
  ],

  mailTo: async ({}, use) => {
    await use(async (address, count = 1) => {
      const letters = () => lettersTo(required('E2E_MAIL'), address)
      await expect
        .poll(async () => (await letters()).length, { timeout: 20_000 })
        .toBeGreaterThanOrEqual(count)
      const last = (await letters()).at(-1)
      if (!last) throw new Error(`No mail came to ${address}`)
      return last
    })
  },

  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
      await use()
      expect(errors.filter((message) => !isExpected(message, expectedErrors))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
