import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload links from no error to its field', async () => {
  const toast = await packageFile('@payloadcms/ui/dist/elements/Toasts/fieldErrors.js')
  expect(toast).toContain('field-errors')
  expect(toast).not.toMatch(/href|onClick/)
})
