import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload gives a field in a drawer another id than its label names', async () => {
  const [label, input] = await Promise.all(
    ['FieldLabel/index.js', 'Text/Input.js'].map((file) => packageFile(`@payloadcms/ui/dist/fields/${file}`)),
  )
  expect(label).toContain('generateFieldID(path, editDepth, uuid)')
  expect(input).toContain('id: `field-${path?.replace(')
})
