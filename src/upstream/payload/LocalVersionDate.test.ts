import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload writes the date of a version on the server', async () => {
  const view = await packageFile('@payloadcms/next/dist/views/Version/index.js')
  expect(view).not.toContain('use client')
  expect(view).toMatch(/versionToCreatedAtFormatted = versionTo\.updatedAt \? formatDate\(\{/)
})
