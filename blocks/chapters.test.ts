import { describe, expect, it } from 'vitest'

import type { AnyBlock } from './block-context'
import { chaptersOf } from './chapters'

const block = (blockType: AnyBlock['blockType'], measure?: string) => ({ blockType, measure }) as AnyBlock

const types = (chapters: AnyBlock[][]) => chapters.map((chapter) => chapter.map(({ blockType }) => blockType))

describe('chaptersOf', () => {
  it('groups a table of contents with the running text after it only', () => {
    const page = [
      block('hero'),
      block('tableOfContents'),
      block('richText', 'reading'),
      block('richText', 'lead'),
      block('callToAction'),
      block('richText', 'reading'),
    ]
    expect(types(chaptersOf(page))).toEqual([
      ['hero'],
      ['tableOfContents', 'richText', 'richText'],
      ['callToAction'],
      ['richText'],
    ])
  })

  it('leaves text in columns at full width', () => {
    const page = [block('tableOfContents'), block('richText', 'columns')]
    expect(types(chaptersOf(page))).toEqual([['tableOfContents'], ['richText']])
  })
})
