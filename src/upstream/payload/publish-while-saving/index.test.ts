import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload disables the publish button during an automatic save', async () => {
  const submit = await packageFile('@payloadcms/ui/dist/forms/Submit/index.js')
  expect(submit).toContain('|| processing || backgroundProcessing || disabled)')
})
