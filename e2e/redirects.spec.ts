import { legacyRedirects } from '@/src/seed/kade/legacy'
import { expect, test } from './fixtures'

test('every legacy path leads in one hop to a page, with and without a trailing slash', async ({
  fetchFrom,
}) => {
  test.slow()
  const wrong: string[] = []
  for (const { from, status } of legacyRedirects)
    for (const path of [from, `${from}/`]) {
      const { status: answered, headers } = await fetchFrom('localhost', path)
      const { pathname } = new URL(headers.location ?? '/nowhere', 'http://localhost')
      const target = await fetchFrom('localhost', pathname)
      if (String(answered) !== status || target.status !== 200)
        wrong.push(`${path}: ${answered} ${pathname} ${target.status}`)
    }
  expect(wrong).toEqual([])
})
