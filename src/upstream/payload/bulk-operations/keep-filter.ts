/**
 * Defect: taking all documents of a filtered list offline leaves the filter out, and takes all documents of the collection
 * offline. Any bulk change leaves out the parameters of the address that a `baseFilter` of ours reads.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: keep-filter.test.ts "Payload leaves out the filter of the list" fails
 */

const UNPUBLISH = JSON.stringify({ _status: 'draft' })

/** The URL of a bulk change; with the filter of the list where Payload takes all of its documents offline. */
export function withListFilter(url: string, body: unknown, listQuery: string): string {
  if (body !== UNPUBLISH) return url
  const [path = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  const keys = [...params.keys()]
  if (keys.some((key) => key.includes('[id]'))) return url
  const filters = [...new URLSearchParams(listQuery)].filter(([key]) => key.startsWith('where['))
  const numbers = keys.map((key) => Number(/^where\[and\]\[(\d+)\]/.exec(key)?.[1] ?? -1))
  const next = Math.max(-1, ...numbers) + 1
  for (const [key, value] of filters) params.append(key.replace(/^where/, `where[and][${next}]`), value)
  return `${path}?${params}`
}

const OF_PAYLOAD = [
  'columns',
  'groupBy',
  'limit',
  'locale',
  'page',
  'preset',
  'queryByGroup',
  'search',
  'sort',
]

/** The URL of a bulk change with the parameters of the list that its `baseFilter` reads, such as `translation`. */
export function withOwnParams(url: string, listQuery: string): string {
  const own = [...new URLSearchParams(listQuery)].filter(
    ([key]) => !OF_PAYLOAD.includes(key) && !key.startsWith('where'),
  )
  return own.length > 0 ? `${url}&${new URLSearchParams(own)}` : url
}
