import { parse } from 'node-html-parser'
import pLimit from 'p-limit'

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

/** So many pages are asked for at a time. */
const AT_ONCE = 6

type Found = { ids: Set<string>; references: Reference[] }

/** Anchors that pages lead to and that the pages they lead to have not. */
const findLostAnchors = (pages: ReadonlyMap<string, Found>): string[] =>
  [...pages.values()].flatMap(({ references }) =>
    references.flatMap(({ from, path, hash }) => {
      const id = decodeURIComponent(hash.slice(1))
      const lost = id !== '' && pages.get(path)?.ids.has(id) === false
      return lost ? [`${from} leads to ${path}#${id}, which is not there`] : []
    }),
  )

/** Follows every link of a host, from its front pages on. Answers what is broken, and the pages it saw. */
async function crawl(ask: Ask, host: string, starts: readonly string[]) {
  const pages = new Map<string, Found>()
  const known = new Set<string>()
  const broken: string[] = []
  const limit = pLimit(AT_ONCE)
  const visit = async (path: string, from: string): Promise<void> => {
    if (known.has(path)) return
    known.add(path)
    const { status, headers, body } = await limit(() => ask(host, path))
    if (status !== 200) broken.push(`${path} answers ${status}, linked from ${from}`)
    const type = 'content-type' in headers ? String(headers['content-type']) : ''
    if (status !== 200 || !type.startsWith('text/html') || path.startsWith('/admin')) return
    const read = readPage(body, new URL(path, `http://${host}`))
    pages.set(path, read)
    await Promise.all(read.references.map((reference) => visit(reference.path, path)))
  }
  await Promise.all(starts.map((path) => visit(path, 'start')))
  return { broken: [...broken, ...findLostAnchors(pages)], seen: pages }
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
