import type { Page } from '@playwright/test'

import type { Domain } from '@/payload-types'
import { NOORDERLICHT as HOST } from './consent'
import { test as base } from './fixtures'
import { signIn } from './sign-in'

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
  /** Sets what a domain, Noorderlicht's unless told otherwise, loads of others, waits until its pages say so; put back after the test. */
  configure: (settings: Settings, host?: string) => Promise<void>
  /** The foreign addresses that were fetched, in order; what a policy refuses is not. Stand-ins answer, and nothing does for others. */
  foreign: string[]
}

const STAND_INS: Record<string, string> = {
  [TAG_MANAGER]: TAG_MANAGER_STAND_IN,
  [CLARITY]: RECORDER_STAND_IN,
}

export const test = base.extend<Fixtures>({
  configure: async ({ page, siteUrl, ask, admin }, use) => {
    const root = siteUrl('localhost').replace(/\/$/, '')
    const headers = { Authorization: `JWT ${await signIn(page, root, admin)}` }
    const configured = new Set<string>()
    const save = async (settings: Settings, host = HOST) => {
      configured.add(host)
      const found = await page.request.get(
        `${root}/payload-api/domains?where[hostname][equals]=${host}&depth=0`,
        { headers },
      )
      const { docs } = (await found.json()) as { docs: Domain[] }
      const data = { ...NOTHING, ...settings }
      const answer = await page.request.patch(`${root}/payload-api/domains/${docs[0]?.id}`, { headers, data })
      base.expect(answer.status()).toBe(200)
      const expected = [data.tagManagerId, data.sessionRecordingId, ...hostsOf(data)].filter(Boolean)
      const shown = async () => {
        const { body, headers: answered } = await ask(host, '/')
        const policy = String(answered['content-security-policy'])
        return CONFIGURABLE.filter((name) => body.includes(name) || policy.includes(name))
      }
      await base.expect.poll(shown, { timeout: 20_000 }).toEqual(expected)
    }
    await use(save)
    for (const host of configured) await save(NOTHING, host)
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
export async function heard(page: Page): Promise<unknown[]> {
  await page.waitForFunction(() => window.heard !== undefined)
  return page.evaluate(() => window.heard ?? [])
}
