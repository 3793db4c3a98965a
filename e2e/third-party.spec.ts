import type { Page } from '@playwright/test'

import type { ConsentChoices } from '@/src/consent/record'
import { button, dialogOf, NOORDERLICHT as HOST, tab } from './consent'
import { expect } from './fixtures'
import { CLARITY, CLARITY_ID, CONTAINER, heard, TAG_MANAGER, test } from './third-party'

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

/** §7.3: marketing decides four signals, analytics one. */
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

const record = (choices: ConsentChoices, version = 99) =>
  JSON.stringify({ ...choices, confirmedAt: '2026-01-01T00:00:00.000Z', version })

/** A visitor who has chosen before. */
const remember = (page: Page, url: string, choices: ConsentChoices, version?: number) =>
  page
    .context()
    .addCookies([
      { name: 'consent', value: encodeURIComponent(record(choices, version)), url: new URL(url).origin },
    ])

/** Answers the dialog on its settings tab, or with the button that allows everything. */
async function choose(page: Page, { marketing, analytics }: ConsentChoices): Promise<void> {
  if (marketing && analytics) return button(page, 'Accept').click()
  await tab(page, 'Settings').click()
  for (const [name, on] of [
    ['Marketing', marketing],
    ['Analytics', analytics],
  ] as const)
    await dialogOf(page)
      .getByRole('radiogroup', { name })
      .getByText(on ? 'On' : 'Off')
      .click()
  await button(page, 'Allow selection').click()
}

/** Comes back to the dialog to choose anew. */
async function chooseAnew(page: Page, choices: ConsentChoices): Promise<void> {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click()
  await choose(page, choices)
}

test.use({ consent: null })

test.describe('the tag manager', () => {
  test('finds the defaults, then its start, and nothing more before a choice', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure(tagManager)
    await page.goto(siteUrl(HOST))
    expect(await heard(page)).toEqual([DEFAULTS, START])
    await page.mouse.wheel(0, 2000)
    await page.waitForLoadState('networkidle')
    expect(await heard(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  for (const choices of [
    all,
    { marketing: true, analytics: false },
    { marketing: false, analytics: true },
    none,
  ]) {
    test(`hears of ${JSON.stringify(choices)} when it is saved, and first thing on the next visit`, async ({
      page,
      siteUrl,
      configure,
      foreign,
    }) => {
      await configure(tagManager)
      await page.goto(siteUrl(HOST))
      await heard(page)
      await choose(page, choices)
      await expect.poll(() => heard(page)).toEqual([DEFAULTS, START, update(choices)])
      await page.goto(siteUrl(HOST, '/about'))
      expect(await heard(page)).toEqual([DEFAULTS, update(choices), START])
      expect(foreign).toEqual([TAG_MANAGER, TAG_MANAGER])
    })
  }

  test('hears of a choice that was taken back', async ({ page, siteUrl, configure, foreign }) => {
    await configure(tagManager)
    await remember(page, siteUrl(HOST), all)
    await page.goto(siteUrl(HOST))
    await heard(page)
    await chooseAnew(page, none)
    await expect.poll(() => heard(page)).toEqual([DEFAULTS, update(all), START, update(none)])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('does not hear of what was agreed to under older texts', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure(tagManager)
    await remember(page, siteUrl(HOST), all, 0)
    await page.goto(siteUrl(HOST))
    expect(await heard(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('treats a bot like anybody', async ({ page, siteUrl, configure, foreign }) => {
    await configure(tagManager)
    await page.goto(siteUrl(HOST, '/?__bot=1'))
    expect(await heard(page)).toEqual([DEFAULTS, START])
    expect(foreign).toEqual([TAG_MANAGER])
  })

  test('is inserted once, however many pages are opened in place', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure(tagManager)
    await remember(page, siteUrl(HOST), all)
    await page.goto(siteUrl(HOST))
    await heard(page)
    const documents: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents.push(request.url())
    })
    await page.locator('header nav a[href="/about"]').first().click()
    await page.waitForURL(siteUrl(HOST, '/about'))
    await page.locator('header a[hreflang="nl"], a[hreflang="nl-NL"]').first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl-NL')
    await heard(page)
    expect(await page.locator('script#tag-manager').count()).toBe(1)
    expect(foreign).toEqual([TAG_MANAGER, ...documents.map(() => TAG_MANAGER)])
  })

  test('is not inserted where an element has its id already, and says so', async ({
    page,
    siteUrl,
    configure,
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
    const words = 'Script tag-manager already loaded.'
    const warned = page.waitForEvent('console', (message) => message.text() === words)
    await page.goto(siteUrl(HOST))
    expect((await warned).type()).toBe('warning')
    expect(foreign).toEqual([])
  })
})

test.describe('session recording', () => {
  const recorded = (page: Page) =>
    page.waitForFunction(() => Reflect.get(window, 'recorded') as unknown).then((calls) => calls.jsonValue())
  const told = (ad: string, analytics: string) => [
    'consentv2',
    { ad_Storage: ad, analytics_Storage: analytics },
  ]

  test('waits for analytics, whatever else is allowed', async ({ page, siteUrl, configure, foreign }) => {
    await configure(recorder)
    await page.goto(siteUrl(HOST))
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await choose(page, { marketing: true, analytics: false })
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([])
    await chooseAnew(page, { marketing: false, analytics: true })
    expect(await recorded(page)).toEqual([told('denied', 'granted')])
    expect(foreign).toEqual([CLARITY])
  })

  test('loads on the next visit of who allowed it, is told when it no longer may, and then not again', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure(recorder)
    await remember(page, siteUrl(HOST), all)
    await page.goto(siteUrl(HOST))
    expect(await recorded(page)).toEqual([told('granted', 'granted')])
    await chooseAnew(page, none)
    await expect.poll(() => recorded(page)).toEqual([told('granted', 'granted'), told('denied', 'denied')])
    await page.goto(siteUrl(HOST, '/about'))
    await page.waitForLoadState('networkidle')
    expect(foreign).toEqual([CLARITY])
  })

  test('loads at once where the domain says so, without consent', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure({ ...recorder, sessionRecordingLoad: 'start-up' })
    await page.goto(siteUrl(HOST))
    expect(await recorded(page)).toEqual([told('denied', 'denied')])
    expect(foreign).toEqual([CLARITY])
  })

  test('pushes nothing for a tag manager that is not there', async ({
    page,
    siteUrl,
    configure,
    foreign,
  }) => {
    await configure({ ...recorder, sessionRecordingLoad: 'start-up' })
    await page.goto(siteUrl(HOST))
    await recorded(page)
    await choose(page, all)
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
    expect(foreign).toEqual([CLARITY])
  })
})

test('a domain without ids loads and pushes nothing, before and after a choice', async ({
  page,
  siteUrl,
  configure,
  foreign,
}) => {
  await configure({})
  await page.goto(siteUrl(HOST))
  await choose(page, all)
  await page.goto(siteUrl(HOST, '/about'))
  await page.waitForLoadState('networkidle')
  expect(foreign).toEqual([])
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined()
})
