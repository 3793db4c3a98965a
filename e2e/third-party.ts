import type { Page } from '@playwright/test'

import type { Domain } from '@/payload-types'
import { NOORDERLICHT } from './consent'
import { consentCookie, test as base } from './fixtures'
import { copySite, type SiteCopy } from './site-copy'

export const CONTAINER = 'GTM-E2ETEST'
export const CLARITY_ID = 'e2etest001'
/** The host from which tags of the container load. */
export const TAG_HOST = '*.other.example'
export const TAG_MANAGER = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`
export const CLARITY = `https://www.clarity.ms/tag/${CLARITY_ID}`

/** The settings that appear in a page or its policy, in the order of `Settings`. */
const CONFIGURABLE = [CONTAINER, CLARITY_ID, TAG_HOST]

type Settings = Pick<
  Partial<Domain>,
  'tagManagerId' | 'sessionRecordingId' | 'sessionRecordingProvider' | 'sessionRecordingLoad' | 'allowedHosts'
>

const NOTHING: Settings = {
  tagManagerId: null,
  sessionRecordingId: null,
  sessionRecordingProvider: 'clarity',
  sessionRecordingLoad: 'analytics-consent',
  allowedHosts: [],
}

const hostsOf = ({ allowedHosts }: Settings): string[] => (allowedHosts ?? []).map(({ host }) => host)

declare global {
  interface Window {
    /** The entries of the data layer that the tag manager received, in order; a command as [name, …]. */
    received?: unknown[]
  }
}

/** Fakes the tag manager: records the entries queued before it loaded and all later ones. */
const TAG_MANAGER_FAKE = `(() => {
  const note = (entry) =>
    window.received.push(Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry)
  window.received = []
  window.dataLayer.forEach(note)
  const push = window.dataLayer.push.bind(window.dataLayer)
  window.dataLayer.push = (...entries) => { entries.forEach(note); return push(...entries) }
})()`

/** Fakes the session recorder: records the calls queued before it loaded and all later ones. */
const RECORDER_FAKE = `(() => {
  const before = (window.clarity.q ?? []).map((call) => [...call])
  window.recorded = before
  window.clarity = (...call) => window.recorded.push(call)
})()`

type Fixtures = {
  /** The host of the site that `host` is a copy of: `test.use({ original: KADE })`. */
  original: string
  /** A copy of a site for the tests of this worker, so that its settings affect no other test. */
  host: string
  /** Opens a page of that site. */
  visit: (path?: string) => Promise<void>
  /** Sets the third-party scripts of that site and waits until its pages have them. */
  configure: (settings: Settings) => Promise<void>
  /** The foreign URLs that were fetched, in order, without those that the policy blocked. Fakes answer for known scripts. */
  foreign: string[]
}

type WorkerFixtures = {
  /** The copy of a site, created on first use. */
  copyOf: (original: string) => Promise<SiteCopy>
}

const FAKES: Record<string, string> = {
  [TAG_MANAGER]: TAG_MANAGER_FAKE,
  [CLARITY]: RECORDER_FAKE,
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  original: [NOORDERLICHT, { option: true }],

  copyOf: [
    async ({ playwright, siteUrl, session }, use, { parallelIndex }) => {
      const request = await playwright.request.newContext({
        baseURL: siteUrl('localhost', '/payload-api/'),
        extraHTTPHeaders: { Authorization: `JWT ${session.token}` },
      })
      const copies = new Map<string, Promise<SiteCopy>>()
      await use((original) => {
        const copy = copies.get(original) ?? copySite(request, original, `copy-${parallelIndex}.${original}`)
        copies.set(original, copy)
        return copy
      })
      await request.dispose()
    },
    { scope: 'worker' },
  ],

  host: async ({ context, consent, copyOf, original, siteUrl }, use) => {
    const { hostname } = await copyOf(original)
    if (consent) await context.addCookies([consentCookie(consent, siteUrl(hostname))])
    await use(hostname)
  },

  visit: async ({ page, siteUrl, host }, use) => {
    await use(async (path) => {
      await page.goto(siteUrl(host, path))
    })
  },

  configure: async ({ fetchFrom, copyOf, original }, use) => {
    const { hostname, change } = await copyOf(original)
    await use(async (settings) => {
      const data = { ...NOTHING, ...settings }
      await change(data)
      const expected = [data.tagManagerId, data.sessionRecordingId, ...hostsOf(data)].filter(Boolean)
      const shown = async () => {
        const { body, headers } = await fetchFrom(hostname, '/')
        const policy = String(headers['content-security-policy'])
        return CONFIGURABLE.filter((name) => body.includes(name) || policy.includes(name))
      }
      await base.expect.poll(shown).toEqual(expected)
    })
  },

  foreign: async ({ context }, use) => {
    const fetched: string[] = []
    await context.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => {
        const url = route.request().url()
        fetched.push(url)
        return route.fulfill({ contentType: 'text/javascript', body: FAKES[url] ?? '' })
      },
    )
    await use(fetched)
  },
})

/** The entries that the fake tag manager has received, once it has loaded. */
export async function recordedCalls(page: Page): Promise<unknown[]> {
  await page.waitForFunction(() => window.received !== undefined)
  return page.evaluate(() => window.received ?? [])
}
