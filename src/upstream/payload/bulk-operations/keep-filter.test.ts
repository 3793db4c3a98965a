import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { withListFilter, withOwnParams } from './keep-filter'

it('Payload leaves out the filter of the list', async () => {
  const unpublish = await packageFile('@payloadcms/ui/dist/elements/UnpublishMany/DrawerContent.js')
  expect(unpublish).toContain('if (!selectAll) {')
  expect(unpublish).not.toContain('parseSearchParams(searchParams)?.where')
  const header = await packageFile('@payloadcms/ui/dist/views/List/ListHeader/index.js')
  expect(header).not.toContain('where')
})

const ALL = '/payload-api/pages?locale=nl&where[and][0][_status][not_equals]=draft'
const body = JSON.stringify({ _status: 'draft' })
const filter = '?page=2&where%5Bor%5D%5B0%5D%5Band%5D%5B0%5D%5Btitle%5D%5Blike%5D=actie'
const read = (url: string) => [...new URL(url, 'http://panel').searchParams]

it('takes only the documents of a filtered list offline', () => {
  expect(read(withListFilter(ALL, body, filter))).toEqual([
    ['locale', 'nl'],
    ['where[and][0][_status][not_equals]', 'draft'],
    ['where[and][1][or][0][and][0][title][like]', 'actie'],
  ])
})

it.each([
  ['documents that were chosen one by one', `${ALL}&where[and][1][id][in][0]=a`, body, filter],
  ['another change', ALL, JSON.stringify({ _status: 'published' }), filter],
])('leaves %s as it is', (_, url, sent, query) => {
  expect(withListFilter(url, sent, query)).toBe(url)
})

it('changes nothing in a list without a filter', () => {
  expect(read(withListFilter(ALL, body, '?page=2'))).toEqual(read(ALL))
})

it('keeps the parameters that filters of ours read, and none of Payload’s', () => {
  const listQuery = '?limit=10&page=2&search=actie&nl=draft&path=%2Fover&where[title][like]=a'
  expect(read(withOwnParams(ALL, listQuery))).toEqual([...read(ALL), ['nl', 'draft'], ['path', '/over']])
  expect(withOwnParams(ALL, '?limit=10')).toBe(ALL)
})
