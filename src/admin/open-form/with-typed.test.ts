import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { withTyped } from './with-typed'

const field = (value: unknown) => ({ value, initialValue: value })
const rows = (...ids: string[]) => ({ value: ids.length, rows: ids.map((id) => ({ id })) })

/** A form with a title, a summary, and a heading per block. */
const form = (title: string, summary: string, headings: Record<string, string>): FormState => ({
  title: field(title),
  summary: field(summary),
  blocks: rows(...Object.keys(headings)),
  ...Object.fromEntries(
    Object.entries(headings).map(([, heading], index) => [`blocks.${index}.heading`, field(heading)]),
  ),
})
const valuesOf = (state: FormState | null) =>
  state && Object.fromEntries(Object.entries(state).map(([path, { value }]) => [path, value]))

const base = form('Titel', 'Kort', { a: 'Een', b: 'Twee' })

it('what was typed stays, in what was loaded of the other fields', () => {
  const typed = form('Titel', 'Kort en goed', { a: 'Een', b: 'Twee' })
  const loaded = form('Betere titel', 'Kort', { a: 'Een', b: 'Beter' })
  expect(valuesOf(withTyped(base, typed, loaded))).toEqual({
    title: 'Betere titel',
    summary: 'Kort en goed',
    blocks: 2,
    'blocks.0.heading': 'Een',
    'blocks.1.heading': 'Beter',
  })
})

it('what was typed in a block stays in that block, wherever it is now', () => {
  const typed = form('Titel', 'Kort', { a: 'Een', b: 'Getypt' })
  const loaded = form('Titel', 'Kort', { b: 'Twee', c: 'Nieuw', a: 'Eén' })
  expect(valuesOf(withTyped(base, typed, loaded))).toMatchObject({
    'blocks.0.heading': 'Getypt',
    'blocks.1.heading': 'Nieuw',
    'blocks.2.heading': 'Eén',
  })
})

it('the same change of both is no conflict', () => {
  const both = form('Nieuw', 'Kort', { a: 'Een', b: 'Twee' })
  expect(valuesOf(withTyped(base, both, both))).toEqual(valuesOf(both))
})

it.each([
  ['the same text was changed otherwise', form('Getypt', 'Kort', { a: 'Een', b: 'Twee' })],
  ['rows were added', form('Titel', 'Kort', { a: 'Een', b: 'Twee', c: 'Drie' })],
  ['rows were moved', form('Titel', 'Kort', { b: 'Twee', a: 'Een' })],
])('a person has to choose where %s', (_, typed) => {
  const loaded = form('Geladen', 'Kort', { a: 'Een', b: 'Twee' })
  expect(withTyped(base, typed, loaded)).toBeNull()
})

it('a person has to choose where the block is gone', () => {
  const typed = form('Titel', 'Kort', { a: 'Een', b: 'Getypt' })
  expect(withTyped(base, typed, form('Titel', 'Kort', { a: 'Een' }))).toBeNull()
})
