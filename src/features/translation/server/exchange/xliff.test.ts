import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { removeTemporaryFolders, temporaryFolder } from '@/src/testing/temporary-folder'
import { formatMarked, type Marked } from '../../rules/marked-text'
import { xliffAnswers } from '../../rules/exchange/xliff-answers'
import type { TextKind } from '../../rules/document-texts'
import type { FieldView } from '../read-translation'
import { readXml } from './read-xml'
import { type XliffUnit, xliffReader } from './read-xliff'
import { writeXliff } from './write-xliff'

afterEach(removeTemporaryFolders)

async function read(content: string): Promise<XliffUnit[]> {
  const file = path.join(await temporaryFolder(), 'pages.xlf')
  await writeFile(file, content)
  const units: XliffUnit[] = []
  const reader = xliffReader(
    () => null,
    (unit) => units.push(unit),
  )
  await readXml(file, { ...reader, flush: () => Promise.resolve() })
  return units
}

const fieldWith = (
  kind: TextKind,
  state: FieldView['state'],
  segments: { id: string; source: string; target: string }[],
): FieldView => ({
  ...{ path: 'text', kind, label: 'Text', place: ['Block 1'], state, required: true, maxLength: 60 },
  change: null,
  segments: segments.map((segment) => ({
    ...segment,
    tags: [{ number: 1, kind: 'link', text: '/a?b&"c"' }],
  })),
})

const fileOf = (...fields: FieldView[]): string =>
  writeXliff([{ collection: 'pages', id: 'a', title: 'Prijzen & meer', fields }], { from: 'nl', to: 'en' })

/** Any words; a file may hold the ones that XML has no way to write only without them. */
const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 })
const text = words.map((own): Marked => ({ text: own }))
/** Marked text with some tags around others, numbered in reading order. */
const marked = fc
  .array(fc.oneof(text, fc.constantFrom('single', 'around')), { minLength: 1, maxLength: 6 })
  .map((parts) => {
    let number = 0
    return parts.map((part): Marked => {
      if (typeof part === 'object') return part
      number += 1
      if (part === 'single') return { tag: number, inner: null }
      const outer = number
      number += 1
      return { tag: outer, inner: [{ text: 'a' }, { tag: number, inner: null }] }
    })
  })
  .map(formatMarked)

describe('a document as XLIFF', () => {
  it('comes back as it was sent, whatever its words and tags', async () => {
    await fc.assert(
      fc.asyncProperty(marked, words, async (source, target) => {
        const rich = fieldWith('rich', 'current', [{ id: 'text#0.0t', source, target: source }])
        const line = fieldWith('line', 'current', [{ id: 'title', source: target, target }])
        const units = await read(fileOf(rich, line))
        const { answers, refused } = xliffAnswers(units, [rich, line])
        expect([answers, refused]).toEqual([[], []])
      }),
      { numRuns: 40 },
    )
  })

  it('tells a translator where a text is, how long it may be and in which state', () => {
    const file = fileOf(fieldWith('line', 'outdated', [{ id: 'title', source: 'Kop', target: 'Head' }]))
    expect(file).toContain(
      '<note category="location">Block 1 · Text</note><note category="max-length">60</note>',
    )
    expect(file).toContain('<segment state="initial"><source xml:space="preserve">Kop</source>')
  })

  it('has no text where there is nothing to translate', () => {
    expect(fileOf()).not.toContain('<file')
  })
})

describe('a translated file', () => {
  const field = fieldWith('rich', 'missing', [{ id: 'text#0.0t', source: 'Zie <1>meer</1>', target: '' }])
  const unit = (source: string, target: string, state = 'translated') => ({
    ...{ original: 'pages/a', name: 'text#0.0t', source, target, state },
  })
  const take = (...units: ReturnType<typeof unit>[]) => xliffAnswers(units, [field])

  it('is taken, but for what was not translated', () => {
    const target = '<1>More</1>'
    expect(take(unit('Zie <1>meer</1>', target)).answers).toEqual([{ id: 'text#0.0t', text: target }])
    expect(take(unit('Zie <1>meer</1>', target, 'initial'))).toMatchObject({ answers: [], refused: [] })
    expect(take(unit('Zie <1>meer</1>', ''))).toMatchObject({ answers: [], refused: [] })
  })

  it('is refused where its source is another now, or unknown', () => {
    expect(take(unit('Zie <1>minder</1>', 'a')).refused).toEqual([
      { id: 'text#0.0t', problem: 'sourceChanged' },
    ])
    expect(take({ ...unit('a', 'b'), name: 'other' }).refused).toEqual([{ id: 'other', problem: 'unknown' }])
  })

  it('may be split in segments, and use other elements for tags', async () => {
    const units =
      await read(`<x:xliff xmlns:x="urn" version="2.1" srcLang="nl" trgLang="en"><x:file original="pages/a">
      <x:unit id="u1" name="text#0.0t"><x:segment state="final"><x:source><x:sc id="1"/>Een.</x:source>
      <x:target><x:sc id="1"/>One.</x:target></x:segment><x:ignorable><x:source> </x:source><x:target> </x:target></x:ignorable>
      <x:segment state="final"><x:source>Twee<x:ec startRef="1"/></x:source>
      <x:target>Two<x:mrk id="m">!</x:mrk><x:ec startRef="1"/></x:target></x:segment></x:unit></x:file></x:xliff>`)
    expect(units).toEqual([
      {
        original: 'pages/a',
        name: 'text#0.0t',
        source: '<1>Een. Twee</1>',
        target: '<1>One. Two!</1>',
        state: 'final',
      },
    ])
  })
})
