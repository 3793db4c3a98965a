import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload keeps only drafts modified after a rejected save', async () => {
  const form = await packageFile('@payloadcms/ui/dist/forms/Form/index.js')
  const rejected = form.slice(form.indexOf('setSubmitted(true);', form.indexOf('setModified(false);')))
  expect(rejected).toMatch(/_status'\] === 'draft'\) \{\s*setModified\(true\);/)
  expect(rejected.slice(0, rejected.indexOf('errorMessages')).match(/setModified\(true\)/g)).toHaveLength(1)
})

it('Payload takes what a check did not find invalid for valid', async () => {
  const merging = await packageFile('@payloadcms/ui/dist/forms/Form/mergeServerFormState.js')
  expect(merging).toMatch(/if \(incomingField\.valid !== false\) \{\s*newState\[path\]\.valid = true;/)
})
