import type { Page } from '@playwright/test'

import { expect } from './fixtures'
import { sendRaw } from './raw-request'
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

const policyOf = async (fetchFrom: Fetch, path: string, host = 'localhost') =>
  String((await fetchFrom(host, path)).headers['content-security-policy'])
type Fetch = (host: string, path: string) => Promise<{ headers: Record<string, unknown> }>

test('the panel runs inline scripts with a nonce of the response only', async ({ fetchFrom }) => {
  const policies = [await policyOf(fetchFrom, '/admin/forgot'), await policyOf(fetchFrom, '/admin/forgot')]
  const nonces = policies.map((policy) => /script-src 'self' '(nonce-[^']+)';/.exec(policy)?.[1])
  expect(new Set(nonces).size).toBe(2)
  for (const policy of policies) expect(policy).toContain("script-src-attr 'none'")
  const { body, headers } = await fetchFrom('localhost', '/admin/forgot')
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? []
  const scripts = [...body.matchAll(/<script(\s[^>]*)?>/g)].map(([tag]) => tag)
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
})

test('the API documentation has a policy of its own', async ({ fetchFrom }) => {
  expect(await policyOf(fetchFrom, '/api/docs')).toMatch(/^default-src 'none'; script-src 'self'; /)
})

test('a page of a site runs no inline script but those that it was rendered with', async ({ fetchFrom }) => {
  for (const path of ['/', '/en', '/contact', '/blog', '/auth/login']) {
    const policy = await policyOf(fetchFrom, path)
    expect(policy, path).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')+(;|$)/)
    expect(policy, path).toContain("script-src-attr 'none'")
  }
})

const PAGES = [
  '/',
  '/en',
  '/projecten',
  '/blog',
  '/contact',
  '/auth/login',
  '/auth/register',
  '/auth/forgot-password',
]

test('no page of a site breaks its own policy', async ({ page, siteUrl }) => {
  const readRejections = await watchRejections(page)
  for (const path of PAGES) {
    await page.goto(siteUrl('localhost', path))
    expect([path, await readRejections()]).toEqual([path, []])
  }
})

test('the panel without a session and the form of a page keep to their own policy', async ({
  page,
  siteUrl,
  signIn,
}) => {
  test.slow()
  const readRejections = await watchRejections(page)
  const open = async (path: string) => {
    await page.goto(siteUrl('localhost', path))
    expect([path, await readRejections()]).toEqual([path, []])
  }
  for (const path of ['/admin/forgot', '/admin/unauthorized']) await open(path)
  const token = await signIn()
  const query = 'where[routeKey][equals]=contact&where[tenant.slug][equals]=kade&depth=0&limit=1'
  const response = await page.request.get(siteUrl('localhost', `/payload-api/pages?${query}`), {
    headers: { Authorization: `JWT ${token}` },
  })
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  await open(`/admin/cms/pages/${docs[0]?.id}?locale=nl`)
  await expect(page.locator('textarea[name="blocks.0.heading"]')).toBeVisible()
  expect(await readRejections()).toEqual([])
})

test.describe('a call of a server function that does not exist', () => {
  test('is rejected without a session before anything is read', async ({ siteUrl }) => {
    const body = '[{"name":"constructor","args":{}}]'
    for (const path of ['/admin', '/admin/login', '/en/admin', '/admin/create-first-user']) {
      const response = await fetch(siteUrl('localhost', path), {
        method: 'POST',
        headers: { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' },
        body,
      })
      expect([path, response.status, await response.text()]).toEqual([path, 401, 'Sign in first.'])
    }
  })
})

test('a file that does not exist is a small 404, and is not cached', async ({ fetchFrom, siteUrl }) => {
  for (const path of [
    '/fonts/none.woff2',
    '/blocks/none.svg',
    '/builds/none',
    '/_i18n/none',
    '/_i18n/a/b/c',
    '/_next/none',
    // Next's own route for images, which would fetch and store any URL.
    '/_next/image',
    '/_next/image?url=%2Flogo.svg&w=640&q=75',
    `/_next/image?url=${encodeURIComponent(siteUrl('localhost', '/favicon.ico'))}&w=640&q=75`,
    '/_next/image?url=https%3A%2F%2Fexample.org%2Fx.png&w=640&q=75',
  ]) {
    const { status, headers, body } = await fetchFrom('localhost', path)
    expect([path, status, headers['content-type']]).toEqual([path, 404, 'application/problem+json'])
    expect([path, headers['cache-control'], body.length < 400]).toEqual([path, 'no-store', true])
  }
})

test('nothing speaks WebSocket', async ({ siteUrl }) => {
  for (const path of ['/_next/webpack-hmr', '/', '/admin']) {
    const { status } = await sendRaw(siteUrl('localhost'), `GET ${path}`, {
      headers: {
        upgrade: 'websocket',
        connection: 'upgrade',
        'sec-websocket-version': '13',
        'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      },
    })
    expect([path, status === 101]).toEqual([path, false])
  }
})
