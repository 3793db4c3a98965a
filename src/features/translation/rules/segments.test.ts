import fc from 'fast-check'
import { flattenAllFields, type FlattenedBlock, type FlattenedField } from 'payload'
import { describe, expect, it } from 'vitest'

import { blocks } from '@/blocks'
import { documentTexts, withTexts } from './document-texts'
import { fieldSegments, fieldWords, pairSegments, translateField } from './field-segments'
import { runsOf } from './rich-text'
import type { Node } from './segment'

const configs = blocks.map((block) => ({
  ...block,
  flattenedFields: flattenAllFields({ fields: block.fields }),
})) as unknown as FlattenedBlock[]
const pageFields = flattenAllFields({
  fields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'tags', type: 'text', hasMany: true, localized: true },
    { name: 'blocks', type: 'blocks', blocks: [] },
  ],
})

const words = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'Vanaf € 1.250',
    'a < b & c > d',
    '<1>',
    '{{naam}}',
    'https://kade.example/',
    'twee woorden',
  ),
)
const textNode = (text: string, format = 0): Node => ({
  ...{ type: 'text', text, format, detail: 0, mode: 'normal', style: '', version: 1 },
})
const leaf = fc.oneof(
  words.map((text) => textNode(text)),
  fc.tuple(words, fc.constantFrom(1, 2, 3, 16)).map(([text, format]) => textNode(text, format)),
  fc.constant({ type: 'linebreak', version: 1 }),
)
const link = fc.array(leaf, { maxLength: 3 }).map((children) => ({
  ...{ type: 'link', version: 3, fields: { linkType: 'custom', url: '/prijzen', newTab: false } },
  children,
}))
const inline = fc.array(fc.oneof({ weight: 4, arbitrary: leaf }, link), { maxLength: 5 })
const element = fc.oneof(
  inline.map((children): Node => ({ type: 'paragraph', version: 1, children })),
  inline.map((children): Node => ({ type: 'heading', tag: 'h2', version: 1, children })),
  fc.constant<Node>({ type: 'horizontalrule', version: 1 }),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items): Node => ({
    ...{ type: 'list', listType: 'bullet', tag: 'ul', version: 1 },
    children: items.map((children) => ({ type: 'listitem', version: 1, children })),
  })),
)
const richText = fc
  .array(element, { minLength: 1, maxLength: 5 })
  .map((children) => ({ root: { type: 'root', version: 1, children } }))

let rows = 0
const rowId = () => `row${(rows += 1)}`

function fieldValue(field: FlattenedField): fc.Arbitrary<unknown> {
  const perLocale = (value: fc.Arbitrary<unknown>) => value.map((nl) => ({ nl, en: null }))
  if (field.type === 'array')
    return fc
      .array(rowOf(field.flattenedFields), { minLength: 1, maxLength: 2 })
      .map((items) => items.map((item) => ({ ...item, id: rowId() })))
  if (field.type === 'group') return rowOf(field.flattenedFields)
  if (!('localized' in field) || !field.localized) return fc.constant(null)
  if (field.type === 'richText') return perLocale(richText)
  if (field.type !== 'text' && field.type !== 'textarea') return fc.constant(null)
  const isList = field.type === 'text' && field.hasMany === true
  return perLocale(isList ? fc.array(words, { minLength: 1, maxLength: 3 }) : words)
}
const rowOf = (fields: readonly FlattenedField[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, fieldValue(field)])))

const anyBlock = fc
  .constantFrom(...configs)
  .chain(({ slug, flattenedFields }) =>
    rowOf(flattenedFields).map((row): Record<string, unknown> => ({ ...row, id: rowId(), blockType: slug })),
  )
const anyDocument = fc.record({
  title: words.map((nl) => ({ nl, en: null })),
  tags: fc.array(words, { minLength: 1, maxLength: 3 }).map((nl) => ({ nl, en: null })),
  blocks: fc.array(anyBlock, { maxLength: 4 }),
})

const textsIn = (data: Record<string, unknown>) => documentTexts(pageFields, configs, data)

/** Inline nodes without their words: what a translation may move within a run but not change. */
const marksOf = (node: Node): unknown[] => {
  const children = (node.children ?? []) as Node[]
  const { text: _text, children: _children, ...marks } = node
  const isPlain = node.type === 'text' && node.format === 0
  return [...(isPlain ? [] : [marks]), ...children.flatMap(marksOf)]
}
const marksIn = (value: unknown) => {
  const { root } = value as { root: Node }
  return marksOf(root)
    .map((mark) => JSON.stringify(mark))
    .toSorted()
}

describe('any document of our blocks', () => {
  it('comes back the same when its own words are the answer', () => {
    fc.assert(
      fc.property(anyDocument, (data) => {
        for (const field of textsIn(data)) {
          const source = field.values.nl
          const answers = new Map(fieldSegments(field, source).map(({ id, text }) => [id, text]))
          if (answers.size === 0) continue
          const { value, rejected } = translateField({
            ...{ field, source, target: null, answers, strictness: 'model' as const },
          })
          expect(rejected).toEqual([])
          expect(value).toEqual(source)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('keeps its structure, links, code and marks whatever is answered, and stays itself unchanged', () => {
    const answer = fc.oneof(
      words,
      fc.constantFrom('', '<script>alert(1)</script>', '<1>x</1>', '<2/>', '</1>', '<1><1>x</1></1>', '\0'),
      fc.constant(null),
    )
    fc.assert(
      fc.property(
        anyDocument,
        fc.array(answer, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        (data, given, swap) => {
          const before = JSON.stringify(data)
          for (const field of textsIn(data)) {
            const source = field.values.nl
            const segments = fieldSegments(field, source)
            const answers = new Map<string, string>()
            segments.forEach(({ id }, index) => {
              const other = segments[(index + swap) % segments.length]?.text
              const text = index % 2 === 0 ? given[index % given.length] : other
              if (typeof text === 'string') answers.set(id, text)
            })
            const { value } = translateField({ field, source, target: null, answers, strictness: 'model' })
            if (value === null) continue

            expect(JSON.stringify(value)).not.toContain(String.raw`\u0000`)
            if (field.kind !== 'rich') continue
            const own = new Set(marksIn(source))
            expect(marksIn(value).filter((mark) => !own.has(mark))).toEqual([])
            const shape = (tree: unknown) => runsOf((tree as { root: Node }).root).length
            expect(shape(value)).toBeLessThanOrEqual(shape(source))
          }
          expect(JSON.stringify(data)).toBe(before)
        },
      ),
      { numRuns: 150 },
    )
  })
})

const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', version: 1, children })
const tree = (...children: Node[]) => ({ root: { type: 'root', version: 1, children } })
const linkTo = (url: string, text: string): Node => ({
  ...{ type: 'link', version: 3, fields: { linkType: 'custom', url } },
  children: [textNode(text)],
})
const rich = { kind: 'rich', maxLength: null } as const
const source = tree(
  paragraph(
    textNode('Zie '),
    linkTo('/prijzen', 'onze prijzen'),
    textNode(' vanaf '),
    textNode('€ 1.250', 1),
  ),
  paragraph(textNode('Typ '), textNode('npm test', 16)),
)

describe('rich text', () => {
  it('is a segment per paragraph, with numbered tags for links, marks and code', () => {
    expect(fieldSegments(rich, source).map(({ id, text }) => [id, text])).toEqual([
      ['0.0t', 'Zie <1>onze prijzen</1> vanaf <2>€ 1.250</2>'],
      ['1.0t', 'Typ <1/>'],
    ])
    expect(fieldWords(rich, source)).toBe('Zie onze prijzen vanaf € 1.250\nTyp  ')
  })

  const translate = (answers: Record<string, string>, target: unknown = null) =>
    translateField({
      ...{ field: rich, source, target, strictness: 'model' as const },
      answers: new Map(Object.entries(answers)),
    })

  it('gets the words of its answers between its own links and marks', () => {
    const { value } = translate({ '0.0t': 'From <2>€1,250</2>: <1>our prices</1>', '1.0t': 'Type <1/>' })
    expect(value).toEqual(
      tree(
        paragraph(textNode('From '), textNode('€1,250', 1), textNode(': '), linkTo('/prijzen', 'our prices')),
        paragraph(textNode('Type '), textNode('npm test', 16)),
      ),
    )
  })

  it.each([
    ['a lost tag', 'See our prices from <2>€1,250</2>', 'tags'],
    ['a doubled tag', '<1>a</1> <1>b</1> <2>€1,250</2>', 'tags'],
    ['an unknown tag', '<1>a</1> <2>€1,250</2> <3>c</3>', 'tags'],
    ['a mark moved into a link', '<1>a <2>€1,250</2></1>', 'tags'],
    ['an emptied link', 'See <1></1> <2>€1,250</2>', 'tags'],
    ['other markup', 'See <b>prices</b> <1>a</1> <2>€1,250</2>', 'markup'],
    ['another number', 'See <1>a</1> from <2>€1,520</2>', 'numbers'],
    ['no words', ' ', 'empty'],
    ['a control character', 'See <1>\u0007</1> from <2>€1,250</2>', 'characters'],
  ])('is left untranslated for %s', (_, answer, problem) => {
    expect(translate({ '0.0t': answer })).toEqual({ value: null, rejected: [{ id: '0.0t', problem }] })
  })

  it('keeps what is translated already, and links of the translation to other addresses', () => {
    const target = tree(
      paragraph(linkTo('/en/prices', 'Our prices'), textNode(' from '), textNode('€1,250', 1)),
      paragraph(textNode('Type '), textNode('npm test', 16)),
    )
    const pairs = pairSegments(rich, source, target)
    expect(pairs.map(({ target: text }) => text)).toEqual([
      '<1>Our prices</1> from <2>€1,250</2>',
      'Type <1/>',
    ])
    const { value } = translate({ '0.0t': '<1>All prices</1> from <2>€1,250</2>' }, target)
    expect(value).toEqual(
      tree(
        paragraph(linkTo('/en/prices', 'All prices'), textNode(' from '), textNode('€1,250', 1)),
        paragraph(textNode('Type '), textNode('npm test', 16)),
      ),
    )
  })

  it('replaces a translation with other paragraphs as a whole or not at all', () => {
    const target = tree(paragraph(textNode('One paragraph only.')))
    const whole = { '0.0t': '<1>a</1> <2>1250</2>', '1.0t': 'Type <1/>' }
    expect(translate({ '1.0t': whole['1.0t'] }, target)).toEqual({
      value: target,
      rejected: [{ id: '1.0t', problem: 'structure' }],
    })
    expect(translate(whole, target).rejected).toEqual([])
  })
})

describe('plain text', () => {
  const line = { kind: 'line', maxLength: 12 } as const
  const answer = (text: string, strictness: 'person' | 'model' = 'person') => {
    const answers = new Map([['', text]])
    return translateField({ field: line, source: 'Hoi {{naam}} 12', target: 'old', answers, strictness })
  }

  it.each([
    ['a lost placeholder', 'Hi 12', 'placeholders'],
    ['a second line', 'Hi {{naam}}\n', 'lines'],
    ['too many characters', 'Hi {{naam}}, welcome', 'tooLong'],
  ])('stays as it was for %s', (_, text, problem) => {
    expect(answer(text)).toEqual({ value: 'old', rejected: [{ id: '', problem }] })
  })

  it('may get another number from a person, not from a model', () => {
    expect(answer('{{naam}} 13').value).toBe('{{naam}} 13')
    expect(answer('{{naam}} 13', 'model').rejected).toEqual([{ id: '', problem: 'numbers' }])
  })
})

it('finds texts by the ids of their rows, and puts others in their place', () => {
  const text = { nl: 'Kop', en: 'Heading' }
  const data = {
    title: { nl: 'Titel' },
    blocks: [{ id: 'a', blockType: 'hero', heading: text, showIn: ['nl'] }],
  }
  const found = textsIn(data)
  expect(found.map(({ path, meantFor }) => [path, meantFor])).toEqual([
    ['title', ['nl', 'en']],
    ['blocks.a.heading', ['nl']],
  ])
  const read = { title: 'Titel', blocks: [{ id: 'b' }, { id: 'a', heading: 'Kop', kicker: 'K' }] }
  expect(withTexts(read, new Map([['blocks.a.heading', 'New']]))).toEqual({
    title: 'Titel',
    blocks: [{ id: 'b' }, { id: 'a', heading: 'New', kicker: 'K' }],
  })
})
