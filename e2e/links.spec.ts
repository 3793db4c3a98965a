import { parse } from 'node-html-parser'

import { expect, test } from './fixtures'
import { SEEDED_ADDRESSES, SEEDED_PAGES } from './pages'

type Ask = (host: string, path: string) => Promise<{ status: number; headers: object; body: string }>
type Reference = { from: string; path: string; hash: string }

/** What a page refers to on its own host, and the ids that others can refer to. */
function readPage(html: string, at: URL) {
  const document = parse(html)
  const addresses = [
    ...document.querySelectorAll('a[href]').map((element) => element.getAttribute('href')),
    ...document.querySelectorAll('img[src]').map((element) => element.getAttribute('src')),
    ...document
      .querySelectorAll('img[srcset]')
      .flatMap((element) =>
        (element.getAttribute('srcset') ?? '').split(', ').map((candidate) => candidate.split(' ')[0]),
      ),
  ]
  const references = addresses
    .flatMap((address) => (address && URL.canParse(address, at) ? [new URL(address, at)] : []))
    .filter(({ host, protocol }) => host === at.host && protocol === 'http:')
    .map(({ pathname, search, hash }): Reference => ({ from: at.pathname, path: pathname + search, hash }))
  return { ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)), references }
}

/** Follows every link of a host, from its front pages on. Answers what is broken, and how many pages it saw. */
async function crawl(ask: Ask, host: string, starts: readonly string[]) {
  const pages = new Map<string, { ids: Set<string>; references: Reference[] }>()
  const statuses = new Map<string, number>()
  const open = starts.map((path) => ({ path, from: 'start' }))
  const broken: string[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    if (statuses.has(next.path)) continue
    const { status, headers, body } = await ask(host, next.path)
    statuses.set(next.path, status)
    if (status !== 200) broken.push(`${next.path} answers ${status}, linked from ${next.from}`)
    const type = 'content-type' in headers ? String(headers['content-type']) : ''
    if (status !== 200 || !type.startsWith('text/html') || next.path.startsWith('/admin')) continue
    const read = readPage(body, new URL(next.path, `http://${host}`))
    pages.set(next.path, read)
    open.push(...read.references)
  }
  for (const { references } of pages.values()) {
    for (const { from, path, hash } of references) {
      const id = decodeURIComponent(hash.slice(1))
      const target = pages.get(path)
      if (id && target && !target.ids.has(id))
        broken.push(`${from} leads to ${path}#${id}, which is not there`)
    }
  }
  return { broken, seen: pages }
}

/** Pages that only a link in a mail leads to. */
const REACHED_BY_MAIL = ['auth-reset-password', 'auth-verify']

for (const host of new Set(SEEDED_PAGES.map((page) => page.host))) {
  test(`a crawl of ${host} finds no broken link, image or anchor, and every page`, async ({ ask }) => {
    test.slow()
    const { broken, seen } = await crawl(ask, host, host === 'localhost' ? ['/', '/en'] : ['/', '/nl'])
    expect(broken).toEqual([])
    const unlinked = SEEDED_ADDRESSES.filter(
      (page) => page.host === host && !REACHED_BY_MAIL.includes(page.key) && !seen.has(page.path),
    )
    expect(unlinked.map(({ path }) => path)).toEqual([])
  })
}
