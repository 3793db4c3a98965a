import { parse } from 'node-html-parser'
import pLimit from 'p-limit'

import { expect, test } from './fixtures'
import { SEEDED_ADDRESSES, SEEDED_PAGES } from './pages'

type FetchFrom = (host: string, path: string) => Promise<{ status: number; headers: object; body: string }>
type Reference = { from: string; path: string; hash: string }

/** The links and images of a page on its own host, and the ids that links can target. */
function readPage(html: string, url: URL) {
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
    .flatMap((address) => (address && URL.canParse(address, url) ? [new URL(address, url)] : []))
    .filter(({ host, protocol }) => host === url.host && protocol === 'http:')
    .map(({ pathname, search, hash }): Reference => ({ from: url.pathname, path: pathname + search, hash }))
  return { ids: new Set(document.querySelectorAll('[id]').map(({ id }) => id)), references }
}

const MAX_PARALLEL_REQUESTS = 6

type CrawledPage = { ids: Set<string>; references: Reference[] }

/** Links to ids that the target page does not have. */
const findBrokenAnchors = (pages: ReadonlyMap<string, CrawledPage>): string[] =>
  [...pages.values()].flatMap(({ references }) =>
    references.flatMap(({ from, path, hash }) => {
      const id = decodeURIComponent(hash.slice(1))
      const broken = id !== '' && pages.get(path)?.ids.has(id) === false
      return broken ? [`${from} links to ${path}#${id}, which does not exist`] : []
    }),
  )

/** Follows every link of a host, beginning at its home pages. Returns the broken links and the pages it visited. */
async function crawl(fetchFrom: FetchFrom, host: string, starts: readonly string[]) {
  const pages = new Map<string, CrawledPage>()
  const known = new Set<string>()
  const broken: string[] = []
  const limit = pLimit(MAX_PARALLEL_REQUESTS)
  const visit = async (path: string, from: string): Promise<void> => {
    if (known.has(path)) return
    known.add(path)
    const { status, headers, body } = await limit(() => fetchFrom(host, path))
    if (status !== 200) broken.push(`${path} answers ${status}, linked from ${from}`)
    const type = 'content-type' in headers ? String(headers['content-type']) : ''
    if (status !== 200 || !type.startsWith('text/html') || path.startsWith('/admin')) return
    const read = readPage(body, new URL(path, `http://${host}`))
    pages.set(path, read)
    await Promise.all(read.references.map((reference) => visit(reference.path, path)))
  }
  await Promise.all(starts.map((path) => visit(path, 'start')))
  return { broken: [...broken, ...findBrokenAnchors(pages)], seen: pages }
}

/** Pages that only a mail links to. */
const REACHED_BY_MAIL = ['auth-reset-password', 'auth-verify']

for (const host of new Set(SEEDED_PAGES.map((page) => page.host))) {
  test(`a crawl of ${host} finds every page and no broken link, image or anchor`, async ({ fetchFrom }) => {
    test.slow()
    const { broken, seen } = await crawl(fetchFrom, host, host === 'localhost' ? ['/', '/en'] : ['/', '/nl'])
    expect(broken).toEqual([])
    const unlinked = SEEDED_ADDRESSES.filter(
      (page) => page.host === host && !REACHED_BY_MAIL.includes(page.key) && !seen.has(page.path),
    )
    expect(unlinked.map(({ path }) => path)).toEqual([])
  })
}
