import { afterEach, expect, it, vi } from 'vitest'

import { type BulkResult, watchBulkChanges } from './watch'

afterEach(() => vi.unstubAllGlobals())

const rejection = { heading: 'Geweigerd.', rejected: [{ id: 'a', title: 'Half', reason: 'Leeg.' }] }

async function resultsOf(requests: readonly [url: string, method: string][], response: () => Response) {
  vi.stubGlobal('fetch', async () => response())
  const results: BulkResult[] = []
  const end = watchBulkChanges('/payload-api', (result) => results.push(result))
  for (const [url, method] of requests) expect(await (await fetch(url, { method })).json()).toBeTruthy()
  await vi.waitFor(() => expect(results).toHaveLength(2))
  end()
  return results
}

it('tells how a bulk change ended, and of no other request', async () => {
  const requests: [string, string][] = [
    ['/payload-api/pages/1?depth=0', 'PATCH'],
    ['/payload-api/pages?where=x', 'GET'],
    ['/panel-api/pages?where=x', 'DELETE'],
    ['/payload-api/pages?where=x&draft=true', 'PATCH'],
    ['/payload-api/posts?where=x', 'delete'],
  ]
  expect(await resultsOf(requests, () => Response.json(rejection, { status: 400 }))).toEqual([
    { slug: 'pages', rejection },
    { slug: 'posts', rejection },
  ])
  expect(await resultsOf(requests, () => Response.json({ docs: [] }))).toEqual([
    { slug: 'pages', rejection: null },
    { slug: 'posts', rejection: null },
  ])
})
