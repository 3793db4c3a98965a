import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload does not export its view of a version', async () => {
  expect(await packageFile('@payloadcms/next/dist/exports/views.js')).not.toContain('VersionView')
  expect(await packageFile('@payloadcms/next/dist/views/Version/Restore/index.js')).toContain(
    'versions/${versionID}?draft=${draft}',
  )
})
