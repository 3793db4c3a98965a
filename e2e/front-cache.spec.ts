import type { APIRequestContext } from '@playwright/test'

import { expect, test } from './fixtures'
import { PUBLISH_MS } from './pages'

const HOST = 'localhost'
const FROM_SITE = { 'sec-fetch-site': 'same-origin' }

type Rest = (method: 'get' | 'post' | 'patch', path: string, data?: unknown) => Promise<{ id: string }>

/** Calls Payload's REST API as the worker's admin. */
const restOf =
  (request: APIRequestContext, base: string, token: string): Rest =>
  async (method, path, data) => {
    const response = await request[method](`${base}/payload-api/${path}`, {
      headers: { authorization: `JWT ${token}` },
      ...(data !== undefined && { data }),
    })
    expect([path, response.status()]).toEqual([path, method === 'post' ? 201 : 200])
    const { doc, docs } = (await response.json()) as { doc?: { id: string }; docs?: { id: string }[] }
    const found = doc ?? docs?.[0]
    if (!found) throw new Error(`${path} returns no document`)
    return found
  }

const hero = (heading: string) => [{ blockType: 'hero', heading }]

/** A published page at a path of its own, and a function that publishes another heading. */
async function createPage(rest: Rest, path: string) {
  const tenant = (await rest('get', 'tenants?where[slug][equals]=kade&depth=0')).id
  const domain = (await rest('get', `domains?where[hostname][equals]=${HOST}&depth=0`)).id
  const page = await rest('post', 'pages?locale=nl&depth=0', {
    tenant,
    title: 'Geheugen',
    layout: 'main',
    addresses: [{ domain, path }],
    blocks: hero('Versie 0.'),
    _status: 'published',
  })
  const publish = (heading: string) =>
    rest('patch', `pages/${page.id}?locale=nl&depth=0`, { blocks: hero(heading), _status: 'published' })
  return { tenant, publish }
}

/** As `cache-status` says it. */
const servedFrom = ({ headers }: { headers: Record<string, unknown> }): string =>
  String(headers['cache-status'])

test('a page is current as soon as its save has answered, however it is requested meanwhile', async ({
  fetchFrom,
  request,
  session,
  siteUrl,
}) => {
  test.slow()
  const path = `/geheugen-${Date.now()}`
  expect((await fetchFrom(HOST, path)).status).toBe(404)
  const { publish } = await createPage(restOf(request, siteUrl(HOST, ''), session.token), path)
  let saved = 0
  let stopped = false
  const stale: string[] = []
  const read = async () => {
    const oldest = saved
    const { body } = await fetchFrom(HOST, path)
    const shown = Number(/Versie (\d+)\./.exec(body)?.[1] ?? -1)
    if (shown < oldest) stale.push(`${shown} after ${oldest}`)
    return shown
  }
  expect(await read()).toBe(0)
  const reader = async () => {
    while (!stopped) await read()
  }
  const readers = Array.from({ length: 4 }, reader)
  for (const version of [1, 2, 3, 4, 5]) {
    await publish(`Versie ${version}.`)
    saved = version
    expect(await read()).toBe(version)
  }
  stopped = true
  await Promise.all(readers)
  expect(stale).toEqual([])
  await expect.poll(async () => servedFrom(await fetchFrom(HOST, path))).toBe('gevel; hit')
})

test('uses of a redirect are counted, also those answered from memory', async ({
  fetchFrom,
  request,
  session,
  siteUrl,
}) => {
  const rest = restOf(request, siteUrl(HOST, ''), session.token)
  const from = `/geteld-${Date.now()}`
  const { id: tenant } = await rest('get', 'tenants?where[slug][equals]=kade&depth=0')
  const { id } = await rest('post', 'redirects?depth=0', {
    tenant,
    from,
    match: 'exact',
    status: '301',
    to: { type: 'custom', url: '/contact' },
  })
  const answers = []
  for (let use = 0; use < 4; use += 1) answers.push(await fetchFrom(HOST, from))
  expect(answers.map(({ status, headers }) => `${status} ${headers.location}`)).toEqual(
    Array<string>(4).fill('301 /contact'),
  )
  expect(servedFrom(answers.at(-1) ?? { headers: {} })).toBe('gevel; hit')
  const hits = async () =>
    (await rest('get', `redirects?where[id][equals]=${id}&depth=0`)) as { hits?: number }
  await expect.poll(async () => (await hits()).hits, { timeout: PUBLISH_MS }).toBe(4)
})

test('`/` of a site in two languages leads each visitor to theirs, although it is in memory', async ({
  fetchFrom,
}) => {
  const cookie = { cookie: 'i18n_redirected=en' }
  for (let round = 0; round < 3; round += 1) {
    const plain = await fetchFrom(HOST, '/')
    expect([plain.status, plain.body.includes('lang="nl-NL"')]).toEqual([200, true])
    const english = await fetchFrom(HOST, '/', { headers: cookie })
    expect([english.status, english.headers.location]).toEqual([302, '/en'])
    const own = await fetchFrom(HOST, '/', { headers: { ...cookie, ...FROM_SITE } })
    expect([own.status, own.body]).toEqual([200, plain.body])
  }
})

test('no header of one visitor changes what the next one gets', async ({ fetchFrom }) => {
  const paths = ['/contact', '/en/contact', '/', '/robots.txt', '/api/pages/layout?locale=nl', '/nl/contact/']
  const hostile: Record<string, string>[] = [
    { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', 'x-forwarded-port': '1' },
    {
      'x-original-url': '/evil',
      'x-rewrite-url': '/evil',
      'x-matched-path': '/evil',
      'x-invoke-path': '/evil',
    },
    { 'x-gevel-moved': '301 https://evil.test/', 'x-middleware-rewrite': '/evil', 'x-nextjs-data': '1' },
    {
      'accept-language': 'xx-evil',
      'user-agent': '<script>',
      accept: 'application/json',
      range: 'bytes=0-5',
    },
    { cookie: 'i18n_redirected=evil; NEXT_LOCALE=evil', referer: 'https://evil.test/' },
    { rsc: '1', 'next-router-state-tree': 'evil', 'next-url': '/evil' },
    { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/evil' },
    { 'accept-encoding': 'evil, br;q=0, gzip;q=0.001' },
  ]
  const language = { 'accept-language': 'nl' }
  for (const path of paths) {
    const before = await fetchFrom(HOST, path, { headers: language })
    for (const headers of hostile) {
      const separator = path.includes('?') ? '&' : '?'
      // A query makes a key of its own where it counts, so that the hostile request is the first one.
      await fetchFrom(HOST, `${path}${separator}x=${Math.random()}`, { headers })
      await fetchFrom(HOST, path, { headers })
      const after = await fetchFrom(HOST, path, { headers: language })
      expect([path, headers, after.status, after.headers.location, after.body]).toEqual([
        path,
        headers,
        before.status,
        before.headers.location,
        before.body,
      ])
      expect(after.body).not.toContain('evil')
    }
  }
})
