import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload describes no block in its selector', async () => {
  const selector = await packageFile('@payloadcms/ui/dist/fields/Blocks/BlockSelector/index.js')
  expect(selector).toContain('blocks-drawer')
  expect(selector).not.toContain('description')
})
