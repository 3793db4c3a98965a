import { type BrowserContext, type Cookie, test as base, expect } from '@playwright/test'

import { CONSENT_COOKIE } from '@/src/lib/constants'
import { type TextResponse, requestOn, type RequestOptions } from './request-on'
import { type Mail, mailsTo } from './mail'
import { type Account, signInAs } from './sign-in'

type Consent = { marketing: boolean; analytics: boolean }

type WorkerFixtures = {
  /** The URL of a path on a domain of the app: `siteUrl('noorderlicht.localhost', '/about')`. */
  siteUrl: (host: string, path?: string) => string
  /** Requests a path of a domain without a browser and without following redirects. */
  fetchFrom: (host: string, path: string, options?: RequestOptions) => Promise<TextResponse>
  /** A super admin that only the tests of this worker use. */
  admin: Account
  /** The session of that account; signed in once per worker. */
  session: { token: string; cookies: Cookie[] }
}

type Fixtures = {
  /** The account that the first start of the app created. */
  firstAccount: Account
  /** Signs the browser in as the worker's admin; returns a token for requests. */
  signIn: () => Promise<string>
  /** Waits until `count` messages have arrived at an address and returns the last one. */
  mailTo: (address: string, count?: number) => Promise<Mail>
  /** Console errors that the test provokes on purpose, as text or pattern: `test.use({ expectedErrors: [/404/] })`. */
  expectedErrors: readonly (string | RegExp)[]
  /**
   * The consent that the visitor gave before; everything by default, so that the dialog does not cover the page.
   * `test.use({ consent: null })` is a first visit.
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

/** A screen of the panel may show images that another test has just removed. */
const ADMIN_PAGE = /\/admin(?:[/?#]|$)/
const NO_IMAGE = /status of 404.*\/_ipx\//

/** The sites of the demo tenants. */
const HOSTS = [
  'localhost',
  'noorderlicht.localhost',
  'kade-international.localhost',
  'kade-utrecht.localhost',
]

/** Higher than the version of any consent text, so that nothing asks again. */
const ANY_VERSION = 1_000_000

/** The cookie in which a browser stores the consent of a visitor. */
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

  fetchFrom: [
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
      const mails = () => mailsTo(required('E2E_MAIL'), address)
      await expect.poll(async () => (await mails()).length).toBeGreaterThanOrEqual(count)
      const last = (await mails()).at(-1)
      if (!last) throw new Error(`No mail came to ${address}`)
      return last
    })
  },

  context: async ({ context, consent, siteUrl }, use) => {
    if (consent) await context.addCookies(HOSTS.map((host) => consentCookie(consent, siteUrl(host))))
    await use(context)
  },

  /** Fails the test on any unexpected console error, in every page of every browser context. */
  consoleErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = []
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          const text = `${message.text()} (${message.location().url})`
          const isRemovedImage = ADMIN_PAGE.test(message.page()?.url() ?? '') && NO_IMAGE.test(text)
          if (message.type() === 'error' && !isRemovedImage) errors.push(text)
        })
        context.on('weberror', (webError) => errors.push(webError.error().stack ?? webError.error().message))
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
