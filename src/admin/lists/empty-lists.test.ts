import type { Config } from 'payload'
import { expect, it } from 'vitest'

import { emptyLists } from './empty-lists'

const OURS = '/src/admin/lists/EmptyList#EmptyList'

it('adds EmptyList before the components that a collection already has', async () => {
  const collections = [
    { slug: 'pages', fields: [], admin: { components: { beforeListTable: ['/own#Own'] } } },
    { slug: 'authors', fields: [] },
    { slug: 'audit-log', fields: [] },
  ]
  const config = await emptyLists(['pages', 'authors'])({ collections } as unknown as Config)
  expect(config.collections?.map(({ admin }) => admin?.components?.beforeListTable)).toEqual([
    [OURS, '/own#Own'],
    [OURS],
    undefined,
  ])
})
