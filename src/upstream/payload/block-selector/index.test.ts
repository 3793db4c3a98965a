import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload shows blocks only in its selector', async () => {
  const selector = await packageFile('@payloadcms/ui/dist/fields/Blocks/BlockSelector/index.js')
  expect(selector).toContain('__block-groups`')
  expect(selector).toContain('onSelect(slug)')
  expect(selector).not.toContain('RenderCustomComponent')
})
