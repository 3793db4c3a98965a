import { expect, it } from 'vitest'

import { packageStyle } from '@/src/testing/unpatched'

it('Payload gives the preview a part of the window', async () => {
  const style = await packageStyle('@payloadcms/next/dist/prod/styles.css', '.live-preview-window')
  expect(style).toContain('width:60%')
  expect(style).toContain('position:sticky')
})
