import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { nameSizes } from './name-sizes'

it.each([
  ['nl', ['Telefoon', 'Beschikbare ruimte', 'Muur']],
  ['en', ['Phone', 'Available space', 'Muur']],
])('sizes have names in the language of the panel: %s', (language, labels) => {
  const sizes = [
    { name: 'phone', label: 'phone' },
    { name: 'responsive', label: 'Responsive' },
    { name: 'wall', label: 'Muur' },
  ]
  nameSizes(sizes, language)
  expect(sizes.map(({ label }) => label)).toEqual(labels)
})

it('Payload names the size of the window in English', async () => {
  const provider = await packageFile('@payloadcms/ui/dist/providers/LivePreview/index.js')
  expect(provider).toContain("label: 'Responsive'")
})
