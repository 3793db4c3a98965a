import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { LOCALES } from '@/src/lib/constants'

const inEveryLanguage = (text: unknown): boolean =>
  typeof text === 'object' && text !== null && LOCALES.every((locale) => locale in text)

describe.each(blocks.map((block) => [block.slug, block] as const))('block %s', (slug, block) => {
  it('has labels, a description and a group in every locale, and a thumbnail', () => {
    const texts: unknown[] = [
      block.labels?.singular,
      block.labels?.plural,
      block.admin?.custom?.description,
      block.admin?.group,
    ]
    for (const text of texts) expect(text).toSatisfy(inEveryLanguage)
    expect(block.admin?.images?.thumbnail).toMatchObject({ url: `/blocks/${slug}.svg` })
    expect(existsSync(`public/blocks/${slug}.svg`)).toBe(true)
  })

  it('localizes fields within rows, never whole arrays', () => {
    const arrays = block.fields.filter((field) => field.type === 'array')
    expect(arrays.filter(({ localized }) => localized)).toEqual([])
  })
})
