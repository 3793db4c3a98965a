import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload counts an autosave of another language', async () => {
  const autosave = await packageFile('@payloadcms/ui/dist/elements/Autosave/index.js')
  expect(autosave).toContain('result?.res?.ok && !mostRecentVersionIsAutosaved')
})
