import { createElement, isValidElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'
import { type Compared, comparedFields } from './compared-fields'

const Difference = () => null
const field = (type: string, from: unknown, to: unknown, extra: object = {}, inner: Compared = {}) => ({
  ...{ type, ...inner },
  CustomComponent: createElement(Difference, {
    ...{ comparisonValue: from, versionValue: to, baseVersionField: { type, ...inner } },
    ...extra,
  } as object),
})
const names: Record<string, string> = { nl: 'Nederlands', en: 'Engels' }
const reading = { nameOf: (code: string) => names[code] ?? code, locale: 'en', changesOnly: true }
const propsOf = (node: ReactNode) => (isValidElement<Record<string, unknown>>(node) ? node.props : null)
const shown = (compared: Compared, options = reading) =>
  comparedFields([{ field: compared }], options).map((one) => propsOf(one.field?.CustomComponent))

describe('a comparison of versions', () => {
  it.each([
    [null, undefined],
    [[], null],
    ['', null],
  ])('leaves out a field that is %j in one and %j in the other', (from, to) => {
    expect(shown(field('text', from, to))).toEqual([])
    expect(shown(field('text', from, to), { ...reading, changesOnly: false })).toHaveLength(1)
    expect(shown(field('text', from, 'x'))).toHaveLength(1)
    expect(shown(field('text', 'x', to))).toHaveLength(1)
  })

  it('leaves out a group with nothing but such fields, also for its component', () => {
    const [empty, full] = [{ field: field('text', '', null) }, { field: field('text', '', 'x') }]
    expect(shown(field('group', {}, { a: null }, {}, { fields: [empty] }))).toEqual([])
    expect(shown(field('array', [{}], [{}], {}, { rows: [[empty]] }))).toEqual([])
    const [group] = shown(field('group', {}, {}, {}, { fields: [empty, full] }))
    expect(group?.baseVersionField).toMatchObject({ fields: [{ field: { type: 'text' } }] })
  })

  it('calls languages by their names', () => {
    const compared = comparedFields(
      [{ fieldByLocale: { nl: field('text', 'a', 'b', { locale: 'nl' }) } }],
      reading,
    )
    expect(propsOf(compared[0]?.fieldByLocale?.nl?.CustomComponent)?.locale).toBe('Nederlands')
  })

  it('names images by their text in the language of the form, else in another, else not at all', () => {
    const alts = [{ nl: 'Brug', en: 'Bridge' }, { nl: 'Brug', en: '' }, {}].map((alt) => ({ id: '1', alt }))
    const [props] = shown(field('upload', alts[2], alts))
    expect(props?.versionValue).toMatchObject([{ alt: 'Bridge' }, { alt: 'Brug' }, { alt: '' }])
    expect(props?.comparisonValue).toMatchObject({ alt: '' })
  })
})

it('Payload names an image by its text in all languages at once, and languages by their codes', async () => {
  const fields = '@payloadcms/next/dist/views/Version/RenderFieldsToDiff/fields'
  expect(await packageFile(`${fields}/Upload/index.js`)).toContain(
    "const alt = value && typeof value === 'object' && value.alt",
  )
  expect(await packageFile('@payloadcms/ui/dist/elements/FieldDiffContainer/index.js')).toContain(
    'children: locale',
  )
})
