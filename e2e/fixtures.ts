import { type BrowserContext, type Cookie, test as base, expect } from '@playwright/test'

import { CONSENT_COOKIE } from '@/src/lib/constants'
import { type Answer, requestOn, type AskOptions } from './request-on'
import { type Letter, lettersTo } from './mail'
import { type Account, signInAs } from './sign-in'

type Consent = { marketing: boolean; analytics: boolean }

type WorkerFixtures = {
  /** The address of a path on one of the app's domains: `siteUrl('noorderlicht.localhost', '/about')`. */
  siteUrl: (host: string, path?: string) => string
  /** Asks a domain without a browser and without following redirects. */
  ask: (host: string, path: string, options?: AskOptions) => Promise<Answer>
  /** A super admin's account that the tests of this worker have to themselves. */
  admin: Account
  /** What signing that account in gave; once for all tests of the worker. */
  session: { token: string; cookies: Cookie[] }
}

type Fixtures = {
  /** The account that was made when the app was first started. */
  firstAccount: Account
  /** Signs the browser in as the worker's admin; answers a token for requests. */
  signIn: () => Promise<string>
  /** Waits for the mail to an address; `count` messages must have come, the last one is given. */
  mailTo: (address: string, count?: number) => Promise<Letter>
  /** Text or pattern of the console errors that this test provokes on purpose: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: readonly (string | RegExp)[]
  /**
   * Whether the visitor has answered the consent dialog before: with all of it unless told otherwise, which keeps it out
   * of the way of everything else. `test.use({ consent: null })` is a first visit.
   */
  consent: Consent | null
  consoleErrors: void
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

/** The answer to the consent dialog as a site's browser keeps it. */
export const consentCookie = (choices: Consent, url: string) => ({
  name: CONSENT_COOKIE.name,
  value: encodeURIComponent(
    JSON.stringify({ ...choices, confirmedAt: new Date().toISOString(), version: ANY_VERSION }),
  ),
  url,
})

export const test = base.extend<Fixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  consent: [{ marketing: true, analytics: true }, { option: true }],

  siteUrl: [
    async ({}, use) => {
      const { port } = new URL(required('E2E_URL'))
      await use((host, path = '/') => `http://${host}:${port}${path}`)
    },
    { scope: 'worker' },
  ],

  ask: [
    async ({}, use) => {
      const { port } = new URL(required('E2E_URL'))
      await use((host, path, options) => requestOn(port, host, path, options))
    },
    { scope: 'worker' },
  ],

  admin: [
    async ({}, use, { parallelIndex }) => {
      const account = (JSON.parse(required('E2E_ACCOUNTS')) as Account[])[parallelIndex]
      if (!account) throw new Error(`No account was made for worker ${parallelIndex}`)
      await use(account)
    },
    { scope: 'worker' },
  ],

  session: [
    async ({ playwright, admin }, use) => {
      const request = await playwright.request.newContext()
      const token = await signInAs(request, required('E2E_URL'), admin)
      const { cookies } = await request.storageState()
      await request.dispose()
      await use({ token, cookies })
    },
    { scope: 'worker' },
  ],

  firstAccount: async ({}, use) => {
    await use({ email: required('ADMIN_EMAIL'), password: required('ADMIN_PASSWORD') })
  },

  signIn: async ({ context, session }, use) => {
    await use(async () => {
      await context.addCookies(session.cookies)
      return session.token
    })
  },

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

  context: async ({ context, consent, siteUrl }, use) => {
    if (consent) await context.addCookies(HOSTS.map((host) => consentCookie(consent, siteUrl(host))))
    await use(context)
  },

  /** Fails the test on any other console error, in whichever page of whichever browser context. */
  consoleErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
        })
        context.on('weberror', (thrown) => errors.push(thrown.error().stack ?? thrown.error().message))
      }
      browser.on('context', watch)
      await use()
      browser.off('context', watch)
      expect(errors.filter((message) => !isExpected(message, expectedErrors))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
