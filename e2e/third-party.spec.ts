import type { Page } from '@playwright/test'

import type { ConsentChoices } from '@/src/features/consent/rules/record'
import { button, choose, reopenConsent, consentTexts, dialogOf, record, remember } from './consent'
import { expect } from './fixtures'
import { CLARITY, CLARITY_ID, CONTAINER, recordedCalls, TAG_MANAGER, test } from './third-party'

const DEFAULTS = [
  'consent',
  'default',
  {
    ad_storage: 'denied',
    analytics_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    functionality_storage: 'granted',
  },
]
const START = { event: 'gtm.js', 'gtm.start': expect.any(Number) as unknown }

/** Marketing decides four signals, analytics one (Behaviour: consent-signals-update). */
function update({ marketing, analytics }: ConsentChoices): unknown[] {
  const ads = marketing ? 'granted' : 'denied'
  const signals = {
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    personalization_storage: ads,
    analytics_storage: analytics ? 'granted' : 'denied',
  }
  return ['consent', 'update', signals]
}

const all = { marketing: true, analytics: true }
const none = { marketing: false, analytics: false }
const recorder = { sessionRecordingId: CLARITY_ID } as const
const tagManager = { tagManagerId: CONTAINER } as const

test.use({ consent: null })

test.describe('the tag manager', () => {
  test('gets the consent defaults, then its start event, and nothing more before a choice', async ({
    page,
    configure,
    visit,
    foreign,
  }) => {
    await configure(tagManager)
    await visit()
    expect(await recordedCalls(page)).toEqual([DEFAULTS, START])
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(await recordedCalls(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  for (const choices of [
    all,
    { marketing: true, analytics: false },
    { marketing: false, analytics: true },
    none,
  ]) {
    test(`gets ${JSON.stringify(choices)} when it is saved, and before it starts on the next visit`, async ({
      page,
      configure,
      visit,
      foreign,
    }) => {
      await configure(tagManager)
      await visit()
      await recordedCalls(page)
      await choose(page, choices)
      await expect.poll(() => recordedCalls(page)).toEqual([DEFAULTS, START, update(choices)])
      await visit('/about')
      expect(await recordedCalls(page)).toEqual([DEFAULTS, update(choices), START])
      expect(foreign).toEqual([TAG_MANAGER, TAG_MANAGER])
    })
  }

  test('gets an update when consent is withdrawn', async ({
    page,
    siteUrl,
    configure,
    host,
    visit,
    foreign,
  }) => {
    await configure(tagManager)
    await remember(page, siteUrl(host), all)
    await visit()
    await recordedCalls(page)
    await reopenConsent(page, none)
    await expect.poll(() => recordedCalls(page)).toEqual([DEFAULTS, update(all), START, update(none)])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('gets no consent that was given to an older version of the texts', async ({
    page,
    siteUrl,
    configure,
    host,
    visit,
    foreign,
  }) => {
    await configure(tagManager)
    await remember(page, siteUrl(host), all, 0)
    await visit()
    expect(await recordedCalls(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('loads for bots as well', async ({ page, configure, visit, foreign }) => {
    await configure(tagManager)
    await visit('/?__bot=1')
    expect(await recordedCalls(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('is inserted once per document, however many pages are opened in place', async ({
    page,
    siteUrl,
    configure,
    host,
    visit,
    foreign,
  }) => {
    await configure(tagManager)
    await remember(page, siteUrl(host), all)
    await visit()
    await recordedCalls(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.locator('header nav a[href="/about"]').first().click()
    await page.waitForURL(siteUrl(host, '/about'))
    await page.locator('header a[hreflang="nl"], a[hreflang="nl-NL"]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
    await recordedCalls(page)
    expect(await page.locator('script#tag-manager').count()).toBe(1)
    expect(foreign).toEqual([TAG_MANAGER, ...documents.map(() => TAG_MANAGER)])
  })

  test('is not inserted where an element already has its id, with a warning', async ({
    page,
    configure,
    visit,
    foreign,
  }) => {
    await configure(tagManager)
    await page.addInitScript(() =>
      document.addEventListener('readystatechange', () => {
        if (document.getElementById('tag-manager')) return
        const script = document.createElement('script')
        script.id = 'tag-manager'
        document.head.append(script)
      }),
    )
    const warning = 'Script tag-manager already loaded.'
    const warned = page.waitForEvent('console', (message) => message.text() === warning)
    await visit()
    expect((await warned).type()).toBe('warning')
    expect(foreign).toEqual([])
  })
})

test.describe('session recording', () => {
  const recorded = (page: Page) =>
    page.waitForFunction(() => Reflect.get(window, 'recorded') as unknown).then((calls) => calls.jsonValue())
  const consentCall = (ad: string, analytics: string) => [
    'consentv2',
    { ad_Storage: ad, analytics_Storage: analytics },
  ]

  test('waits for consent to analytics, whatever else is allowed', async ({
    page,
    configure,
    visit,
    foreign,
  }) => {
    await configure(recorder)
    await visit()
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await choose(page, { marketing: true, analytics: false })
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await reopenConsent(page, { marketing: false, analytics: true })
    expect(await recorded(page)).toEqual([consentCall('denied', 'granted')])
    expect(foreign).toEqual([CLARITY])
  })

  test('loads on the next visit with consent, gets an update when consent is withdrawn, and does not load again', async ({
    page,
    siteUrl,
    configure,
    host,
    visit,
    foreign,
  }) => {
    await configure(recorder)
    await remember(page, siteUrl(host), all)
    await visit()
    expect(await recorded(page)).toEqual([consentCall('granted', 'granted')])
    await reopenConsent(page, none)
    await expect
      .poll(() => recorded(page))
      .toEqual([consentCall('granted', 'granted'), consentCall('denied', 'denied')])
    await visit('/about')
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([CLARITY])
  })

  test('loads at start-up without consent where the domain is configured so', async ({
    page,
    configure,
    visit,
    foreign,
  }) => {
    await configure({ ...recorder, sessionRecordingLoad: 'start-up' })
    await visit()
    expect(await recorded(page)).toEqual([consentCall('denied', 'denied')])
    expect(foreign).toEqual([CLARITY])
  })

  test('pushes nothing to the data layer without a tag manager', async ({
    page,
    configure,
    visit,
    foreign,
  }) => {
    await configure({ ...recorder, sessionRecordingLoad: 'start-up' })
    await visit()
    await recorded(page)
    await choose(page, all)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(foreign).toEqual([CLARITY])
  })
})

test('a domain without ids loads and pushes nothing, before and after a choice', async ({
  page,
  configure,
  visit,
  foreign,
}) => {
  await configure({})
  await visit()
  await choose(page, all)
  await visit('/about')
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})

// In this file, because the tests above use the same tenant and compare with the version it has.
test('visitors who have chosen are asked again when the version of the texts is raised', async ({
  page,
  siteUrl,
  session,
  visit,
}) => {
  const texts = await consentTexts(page, siteUrl('localhost'), session.token, 'noorderlicht')
  await visit()
  await button(page, 'Accept').click()
  await expect(dialogOf(page)).toBeHidden()
  await page.reload({ waitUntil: 'networkidle' })
  await expect(dialogOf(page)).toHaveCount(0)
  await texts.change({ version: texts.version + 1 })
  await expect(async () => {
    await page.reload({ waitUntil: 'networkidle' })
    await expect(dialogOf(page)).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 15_000 })
  await button(page, 'Only essential').click()
  await expect(dialogOf(page)).toBeHidden()
  expect((await record(page)).value).toMatchObject({ marketing: false, version: texts.version + 1 })
})
