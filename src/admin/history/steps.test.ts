import type { FormField, FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { byHand } from './by-hand'
import { changesBetween, ownChanges } from './changes'
import { EMPTY, type History, PAUSE_MS, record, takeStep } from './steps'

const field = (value: unknown, initialValue = value): FormField => ({ value, initialValue, valid: true })

/** A form with a title, and blocks with a heading each. */
const form = (title: string, headings: Record<string, string>): FormState => {
  const ids = Object.keys(headings)
  return {
    title: field(title),
    blocks: { value: ids.length, rows: ids.map((id) => ({ id })) },
    ...Object.fromEntries(
      ids.flatMap((id, index) => [
        [`blocks.${index}.id`, field(id)],
        [`blocks.${index}.heading`, field(headings[id])],
      ]),
    ),
  }
}

const valuesOf = (state: FormState | undefined) =>
  Object.fromEntries(
    Object.entries(state ?? {}).map(([path, { value, rows }]) => [path, rows?.map(({ id }) => id) ?? value]),
  )

const step = (before: FormState, after: FormState, at = 0) => ({
  changes: ownChanges(changesBetween(before, after), false),
  ...{ label: '', at },
})

/** A person does each, long after another. */
const done = (...states: [FormState, ...FormState[]]): History =>
  states
    .slice(1)
    .reduce<History>(
      (history, state, index) => record(history, step(states[index] ?? {}, state, index * 10_000), false),
      EMPTY,
    )

const undone = (history: History, state: FormState) => takeStep(history, 'past', state)

const BASE = form('Titel', { a: 'Een', b: 'Twee', c: 'Drie' })

describe('each of these is undone, and done again', () => {
  it.each([
    ['a text', form('Beter', { a: 'Een', b: 'Twee', c: 'Drie' })],
    ['a text in a block', form('Titel', { a: 'Een', b: 'Beter', c: 'Drie' })],
    ['a block that is removed', form('Titel', { a: 'Een', c: 'Drie' })],
    ['all blocks', form('Titel', {})],
    ['a block that is added', form('Titel', { a: 'Een', d: 'Nieuw', b: 'Twee', c: 'Drie' })],
    ['a block that is moved', form('Titel', { c: 'Drie', a: 'Een', b: 'Twee' })],
    ['all of it at once', form('Beter', { c: 'Drie', d: 'Nieuw', a: 'Eén' })],
  ])('%s', (_, after) => {
    const back = undone(done(BASE, after), after)
    expect(valuesOf(back?.state)).toEqual(valuesOf(BASE))
    const again = takeStep(back?.history ?? EMPTY, 'future', back?.state ?? {})
    expect(valuesOf(again?.state)).toEqual(valuesOf(after))
    expect(again?.history.past).toHaveLength(1)
  })
})

it('a hundred steps are undone one by one', () => {
  const states = Array.from({ length: 101 }, (_, index) => form(`Titel ${index}`, {}))
  const [first = {}, ...others] = states
  let current = { history: done(first, ...others), state: others.at(-1) ?? {} }
  for (const expected of states.slice(0, -1).reverse()) {
    current = undone(current.history, current.state) ?? current
    expect(current.state.title?.value).toBe(expected.title?.value)
  }
  expect(undone(current.history, current.state)).toBeNull()
})

it('what is typed in one field is one step until a pause', () => {
  const [one, two, three] = ['T', 'Ti', 'Tit'].map((title) => form(title, {})) as [
    FormState,
    FormState,
    FormState,
  ]
  const typed = record(record(EMPTY, step(one, two, 0), false), step(two, three, PAUSE_MS - 1), false)
  expect(valuesOf(undone(typed, three)?.state)).toEqual(valuesOf(one))
  const paused = record(record(EMPTY, step(one, two, 0), false), step(two, three, PAUSE_MS), false)
  expect(valuesOf(undone(paused, three)?.state)).toEqual(valuesOf(two))
})

it('what an editor of rich text undoes by itself is no step of its own', () => {
  const [one, two, three] = ['T', 'Ti', 'Tit'].map((title) => form(title, {})) as [
    FormState,
    FormState,
    FormState,
  ]
  const typed = record(EMPTY, step(one, three, 0), false)
  const part = record(typed, step(three, two, 60_000), true)
  expect(part.past).toHaveLength(1)
  expect(valuesOf(undone(part, two)?.state)).toEqual(valuesOf(one))
  expect(record(part, step(two, one, 60_000), true).past).toEqual([])
})

it('a block comes back with what the server had rendered for it', () => {
  const added = form('Titel', { ...{ a: 'Een', b: 'Twee', c: 'Drie' }, d: '' })
  const { 'blocks.3.heading': _heading, ...sent } = added
  const history = record(EMPTY, step(BASE, sent), false)
  // The server adds its fields: nothing that a person did.
  expect(ownChanges(changesBetween(sent, added), false)).toEqual([])
  const back = undone(history, added)
  expect(valuesOf(back?.state)).toEqual(valuesOf(BASE))
  const again = takeStep(back?.history ?? EMPTY, 'future', back?.state ?? {})
  expect(valuesOf(again?.state)).toEqual(valuesOf(added))
})

it('what a save answers stays, and is no step', () => {
  const saved = { ...BASE, title: field('Van de server') }
  expect(ownChanges(changesBetween(BASE, saved), true)).toEqual([])
  const stamped = (at: string): FormState => ({ updatedAt: { value: at } })
  expect(ownChanges(changesBetween(stamped('1'), stamped('2')), false)).toEqual([])
  const typed = form('Titel', { a: 'Eén', b: 'Twee', c: 'Drie' })
  const back = undone(done(BASE, typed), { ...typed, title: saved.title })
  expect(back?.state).toMatchObject({
    title: { value: 'Van de server' },
    'blocks.0.heading': { value: 'Een' },
  })
})

it('what is undone in a rich text is shown by its editor', () => {
  const rich = (text: string) => ({
    content: { value: { root: { children: [{ text }] } }, initialValue: null },
  })
  const back = undone(done(rich('Een'), rich('Twee')), rich('Twee'))
  expect(back?.state.content?.initialValue).toEqual(rich('Een').content.value)
})

it('something new leaves nothing to do again', () => {
  const typed = form('Beter', {})
  const back = undone(done(form('Titel', {}), typed), typed)
  expect(back?.history.future).toHaveLength(1)
  expect(record(back?.history ?? EMPTY, step(BASE, typed), false).future).toEqual([])
})

it('what a field gives itself is no step', () => {
  const proposal = [{ domain: 'a', path: '/over-ons' }]
  const before = { ...BASE, addresses: field(null) }
  const own = { ...BASE, addresses: field(proposal, null) }
  expect(step(before, own).changes).toEqual([])
  expect(step(own, { ...BASE, addresses: field(null) }).changes).toEqual([])
  const typed = { ...BASE, addresses: field(byHand([...proposal]), null) }
  expect(step(before, typed).changes).toHaveLength(1)
})
