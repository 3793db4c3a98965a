import type { Page } from '@playwright/test'

import { expect } from './fixtures'
import { watchRejections } from './rejections'
import { CONTAINER, recordedCalls, TAG_HOST, TAG_MANAGER, test } from './third-party'

const OTHER = 'https://tags.other.example/tag.js'

/** Inserts a script as a tag of the container would. */
const insert = (page: Page, src: string): Promise<'loaded' | 'blocked'> =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = address
        script.addEventListener('load', () => resolve('loaded'))
        script.addEventListener('error', () => resolve('blocked'))
        document.head.append(script)
      }),
    src,
  )

test.describe('a script that the domain does not configure', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is blocked: a tag manager, a recorder, any other host', async ({
    page,
    siteUrl,
    configure,
    host,
    foreign,
  }) => {
    await configure({})
    const readRejections = await watchRejections(page)
    await page.goto(siteUrl(host))
    const addresses = [TAG_MANAGER, 'https://www.clarity.ms/tag/x', 'https://static.hotjar.com/x.js', OTHER]
    for (const address of addresses) expect(await insert(page, address), address).toBe('blocked')
    expect(foreign).toEqual([])
    expect(await readRejections()).toEqual(
      addresses.map((address) => `${siteUrl(host)} script-src-elem ${address}`),
    )
  })

  test('is blocked for tags of the container too, until the domain allows its host', async ({
    page,
    siteUrl,
    configure,
    host,
    foreign,
  }) => {
    await configure({ tagManagerId: CONTAINER })
    await page.goto(siteUrl(host))
    await recordedCalls(page)
    expect(await insert(page, OTHER)).toBe('blocked')
    await configure({ tagManagerId: CONTAINER, allowedHosts: [{ host: TAG_HOST }] })
    await page.goto(siteUrl(host))
    await recordedCalls(page)
    expect(await insert(page, OTHER)).toBe('loaded')
    expect(foreign).toEqual([TAG_MANAGER, TAG_MANAGER, OTHER])
  })
})

test('the admin and the API documentation have policies of their own', async ({ fetchFrom }) => {
  const policyOf = async (path: string) =>
    (await fetchFrom('localhost', path)).headers['content-security-policy']
  expect(await policyOf('/admin/login')).toBe("frame-ancestors 'self'")
  expect(await policyOf('/api/docs')).toMatch(/^default-src 'none'; script-src 'self'; /)
})
