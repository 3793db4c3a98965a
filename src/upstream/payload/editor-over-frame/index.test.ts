import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('an editor of Payload reads its value once', async () => {
  const field = await packageFile('@payloadcms/richtext-lexical/dist/field/Field.js')
  // Only another first value mounts it anew.
  expect(field).toMatch(/useEffect\(\(\) => \{[^}]*initialValue[\s\S]*?\}, \[initialValue\]\)/)
  expect(field).toContain('rich-text-lexical')
  expect(field).toContain('"data-field-path": path')
})
