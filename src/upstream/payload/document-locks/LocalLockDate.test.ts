import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload writes the date of a lock in American English', async () => {
  expect(await packageFile('@payloadcms/ui/dist/elements/DocumentLocked/index.js')).toMatch(
    /new Intl\.DateTimeFormat\('en-US', \{\s*day: 'numeric',\s*hour: 'numeric',\s*hour12: true/,
  )
})
