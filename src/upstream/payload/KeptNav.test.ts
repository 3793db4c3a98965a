import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload keeps the navigation on wide windows only', async () => {
  const nav = '@payloadcms/ui/dist/elements/Nav'
  expect(await packageFile(`${nav}/context.js`)).toContain('largeBreak === true || midBreak === true')
  expect(await packageFile(`${nav}/NavToggler/index.js`)).toContain('if (!largeBreak)')
})
