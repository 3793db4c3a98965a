import type { Page } from '@playwright/test'

import type { Domain } from '@/payload-types'
import { NOORDERLICHT } from './consent'
import { consentCookie, test as base } from './fixtures'
import { copySite, type SiteCopy } from './site-copy'

export const CONTAINER = 'GTM-E2ETEST'
export const CLARITY_ID = 'e2etest001'
/** A host that tags of the container load from. */
export const TAG_HOST = '*.other.example'
export const TAG_MANAGER = `https://www.googletagmanager.com/gtm.js?id=${CONTAINER}`
export const CLARITY = `https://www.clarity.ms/tag/${CLARITY_ID}`

/** What pages and their policy show of the settings, in the order of the settings. */
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
    /** What the stand-in for the tag manager found and got, in order; a command as [name, …]. */
    heard?: unknown[]
  }
}

/** Stands in for the tag manager: writes down what the queue held when it came, and all that follows. */
const TAG_MANAGER_STAND_IN = `(() => {
  const note = (entry) =>
    window.heard.push(Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry)
  window.heard = []
  window.dataLayer.forEach(note)
  const push = window.dataLayer.push.bind(window.dataLayer)
  window.dataLayer.push = (...entries) => { entries.forEach(note); return push(...entries) }
})()`

/** Stands in for the recorder: keeps what its queue held, and all that follows. */
const RECORDER_STAND_IN = `(() => {
  const before = (window.clarity.q ?? []).map((call) => [...call])
  window.recorded = before
  window.clarity = (...call) => window.recorded.push(call)
})()`

type Fixtures = {
  /** The company's site that `host` is a copy of: `test.use({ original: KADE })`. */
  original: string
  /** A copy of a site that only this worker's tests know, so that no other test meets what they configure. */
  host: string
  /** Opens a page of it. */
  visit: (path?: string) => Promise<void>
  /** Sets what that site loads of others, and waits until its pages say so. */
  configure: (settings: Settings) => Promise<void>
  /** The foreign addresses that were fetched, in order; what a policy refuses is not. Stand-ins answer, and nothing does for others. */
  foreign: string[]
}

type WorkerFixtures = {
  /** The copy of a site, made when it is first asked for. */
  copyOf: (original: string) => Promise<SiteCopy>
}

const STAND_INS: Record<string, string> = {
  [TAG_MANAGER]: TAG_MANAGER_STAND_IN,
  [CLARITY]: RECORDER_STAND_IN,
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

  configure: async ({ ask, copyOf, original }, use) => {
    const { hostname, change } = await copyOf(original)
    await use(async (settings) => {
      const data = { ...NOTHING, ...settings }
      await change(data)
      const expected = [data.tagManagerId, data.sessionRecordingId, ...hostsOf(data)].filter(Boolean)
      const shown = async () => {
        const { body, headers } = await ask(hostname, '/')
        const policy = String(headers['content-security-policy'])
        return CONFIGURABLE.filter((name) => body.includes(name) || policy.includes(name))
      }
      await base.expect.poll(shown, { timeout: 20_000 }).toEqual(expected)
    })
  },

  foreign: async ({ context }, use) => {
    const asked: string[] = []
    await context.route(
      (url) => !url.hostname.endsWith('localhost'),
      (route) => {
        const url = route.request().url()
        asked.push(url)
        return route.fulfill({ contentType: 'text/javascript', body: STAND_INS[url] ?? '' })
      },
    )
    await use(asked)
  },
})

/** What the stand-in for the tag manager has heard, once it is there. */
export async function recordedCalls(page: Page): Promise<unknown[]> {
  await page.waitForFunction(() => window.heard !== undefined)
  return page.evaluate(() => window.heard ?? [])
}
