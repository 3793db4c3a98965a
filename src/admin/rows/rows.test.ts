import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { linkGroup } from '@/src/fields/link'
import { panelI18n } from '@/src/testing/panel-i18n'
import { blockNames, rowNames } from './row-names'
import { rowText, valuesOf } from './row-text'

const readers = { nl: await panelI18n('nl'), en: await panelI18n('en') }

const named = (fields: Field[], row: object, language: keyof typeof readers = 'nl') =>
  rowText(valuesOf(row), rowNames(fields), readers[language])

const richText = (...words: string[]) => ({
  root: { children: [{ type: 'paragraph', children: words.map((text) => ({ text })) }] },
})

describe('a row', () => {
  it('is named by its heading rather than by what comes before it', () => {
    const fields: Field[] = [
      { name: 'moment', type: 'text' },
      { type: 'row', fields: [{ name: 'title', type: 'text' }] },
      linkGroup(),
    ]
    expect(named(fields, { moment: '2019', title: 'De brug', link: { label: 'Meer' } })).toBe('De brug')
    expect(named(fields, { moment: '2019', title: ' ', link: { label: 'Meer' } })).toBe('2019')
    expect(named(fields, { link: { label: 'Meer' } })).toBe('Meer')
    expect(named(fields, {})).toBeNull()
  })

  it('is named by a choice or a date where it has no text', () => {
    const options = [{ value: 'monday', label: { nl: 'maandag', en: 'Monday' } }]
    expect(named([{ name: 'day', type: 'select', options }], { day: 'monday' }, 'en')).toBe('Monday')
    expect(named([{ name: 'from', type: 'date' }], { from: '2026-12-24T12:00:00.000Z' })).toBe('24 dec. 2026')
  })

  it('is named by the first words of a rich text, on one line', () => {
    const fields: Field[] = [{ name: 'content', type: 'richText' }]
    expect(named(fields, { content: richText('Licht\n', 'op de gevel') })).toBe('Licht op de gevel')
    expect(named(fields, { content: richText('woord '.repeat(40)) })).toHaveLength(60)
  })
})

describe.each(blocks.map((block) => [block.slug, block.fields] as const))('block %s', (_, fields) => {
  it('has a text that names it', () => {
    expect(blockNames(fields)).not.toEqual([])
  })
})
