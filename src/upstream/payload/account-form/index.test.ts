import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload checks the form of a new account in the browser first', async () => {
  const edit = await packageFile('@payloadcms/ui/dist/views/Edit/index.js')
  expect(edit).toMatch(/operation === 'create' && auth && !auth\.disableLocalStrategy\) \{\s*return true;/)
  expect(edit).toContain('disableValidationOnSubmit: !validateBeforeSubmit')
})

it('Payload puts the fields of an account before all others', async () => {
  const fields = await packageFile('@payloadcms/ui/dist/elements/DocumentFields/index.js')
  expect(fields).toMatch(/BeforeFields, .*RenderFields/)
})

it('Payload shows a tick for “verified” to those who may not read it', async () => {
  const auth = await packageFile('@payloadcms/ui/dist/views/Edit/Auth/index.js')
  expect(auth).toContain('const showVerifyBlock = verify && isEditing;')
})
