import { expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { packageFile } from '@/src/testing/unpatched'
import { findBlocks } from './find-blocks'

it.each([
  ['hero', 'hero'],
  ['Opening', 'hero'],
  ['cta', 'callToAction'],
  ['call to action', 'callToAction'],
  ['OPROEP', 'callToAction'],
  ['faq', 'faq'],
  ['kaarten', 'features'],
  ['cards', 'features'],
  ['testimonial', 'quote'],
  ['citaten', 'quote'],
  ['gelinieerd', undefined],
])('“%s” finds the block %s', (typed, slug) => {
  const found = findBlocks(blocks as never[], typed).map((block: { slug: string }) => block.slug)
  expect(slug === undefined ? found : [found.includes(slug), found.length < 8]).toEqual(
    slug === undefined ? [] : [true, true],
  )
})

it('looks at descriptions where no block is called so', () => {
  const block = (slug: string, nl: string) => ({ slug, admin: { custom: { description: { nl } } } })
  const described = [
    block('quote', 'Woorden van een klant.'),
    block('klant', 'Een klant.'),
    block('map', 'Één plek.'),
  ]
  expect(findBlocks(described, 'klant').map(({ slug }) => slug)).toEqual(['klant'])
  expect(findBlocks(described, 'een plek').map(({ slug }) => slug)).toEqual(['map'])
  expect(findBlocks(described, ' ')).toHaveLength(3)
})

it('Payload searches blocks by their label only', async () => {
  const selector = await packageFile('@payloadcms/ui/dist/fields/Blocks/BlockSelector/index.js')
  expect(selector).toContain('blockLabel.includes(searchTermToUse)')
})
