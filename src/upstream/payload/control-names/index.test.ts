import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload renders its pagination arrows without a name', async () => {
  const arrow = await packageFile('@payloadcms/ui/dist/elements/Pagination/ClickableArrow/index.js')
  expect(arrow).toContain('clickable-arrow')
  expect(arrow).not.toMatch(/aria-label|title:/)
})
