import type { Page } from '@playwright/test'

import { expect } from './fixtures'
import { watchRejections } from './refusals'
import { CONTAINER, recordedCalls, TAG_HOST, TAG_MANAGER, test } from './third-party'

const OTHER = 'https://tags.other.example/tag.js'

/** Puts a script on the page as a tag of the container would; answers what became of it. */
const insert = (page: Page, src: string): Promise<'loaded' | 'refused'> =>
  page.evaluate(
    (address) =>
      new Promise((resolve) => {
        const script = document.createElement('script')
        script.src = address
        script.addEventListener('load', () => resolve('loaded'))
        script.addEventListener('error', () => resolve('refused'))
        document.head.append(script)
      }),
    src,
  )

test.describe('what a domain does not configure', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('is refused: a tag manager, a recorder, any other host', async ({
    page,
    siteUrl,
    configure,
    host,
    foreign,
  }) => {
    await configure({})
    const refused = await watchRejections(page)
    await page.goto(siteUrl(host))
    const addresses = [TAG_MANAGER, 'https://www.clarity.ms/tag/x', 'https://static.hotjar.com/x.js', OTHER]
    for (const address of addresses) expect(await insert(page, address), address).toBe('refused')
    expect(foreign).toEqual([])
    expect(await refused()).toEqual(addresses.map((address) => `${siteUrl(host)} script-src-elem ${address}`))
  })

  test('is refused to the tags of its container too, until its host is allowed', async ({
    page,
    siteUrl,
    configure,
    host,
    foreign,
  }) => {
    await configure({ tagManagerId: CONTAINER })
    await page.goto(siteUrl(host))
    await recordedCalls(page)
    expect(await insert(page, OTHER)).toBe('refused')
    await configure({ tagManagerId: CONTAINER, allowedHosts: [{ host: TAG_HOST }] })
    await page.goto(siteUrl(host))
    await recordedCalls(page)
    expect(await insert(page, OTHER)).toBe('loaded')
    expect(foreign).toEqual([TAG_MANAGER, TAG_MANAGER, OTHER])
  })
})

test('the admin and the page of the API keep policies of their own', async ({ ask }) => {
  const policyOf = async (path: string) => (await ask('localhost', path)).headers['content-security-policy']
  expect(await policyOf('/admin/login')).toBe("frame-ancestors 'self'")
  expect(await policyOf('/api/docs')).toMatch(/^default-src 'none'; script-src 'self'; /)
})
