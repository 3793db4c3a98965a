import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload lists versions by id, and exports no part of the list', async () => {
  const columns = await packageFile('@payloadcms/next/dist/views/Versions/buildColumns.js')
  expect(columns.match(/accessor: '\w+'/g)).toEqual([
    "accessor: 'updatedAt'",
    "accessor: 'id'",
    "accessor: '_status'",
  ])
  for (const exported of ['views', 'client'])
    expect(await packageFile(`@payloadcms/next/dist/exports/${exported}.js`)).not.toMatch(/Version(s|Drawer)/)
})
