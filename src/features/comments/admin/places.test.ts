import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import type { FormPlace } from '@/src/admin/document/form-places'
import { inFormOrder, placeOf, placeOptions, suggested } from './places'

const place = (path: string, kind: FormPlace['kind'], label: string): FormPlace => ({
  path,
  kind,
  label,
  tab: null,
  isRequired: false,
})

const PLACES = [
  place('title', 'field', 'Titel'),
  place('blocks', 'list', 'Blokken'),
  place('blocks.0', 'row', 'Kop “Een”'),
  place('blocks.0.heading', 'field', 'Kop “Een” › Kop'),
  place('blocks.1', 'row', 'Kop “Twee”'),
  place('blocks.1.heading', 'field', 'Kop “Twee” › Kop'),
]

const stateWith = (...ids: string[]): FormState => ({
  title: { value: 'Over ons' },
  blocks: { rows: ids.map((id) => ({ id, blockType: 'hero' })) },
})

const thread = (path: string | null, createdAt = '2026-11-24T10:00:00.000Z') => ({ path, createdAt })

describe('comments in a form', () => {
  it('follow their block when it moves', () => {
    const state = stateWith('b', 'a')
    expect(placeOf(PLACES, state, 'blocks.a.heading')?.path).toBe('blocks.1.heading')
    expect(placeOf(PLACES, state, 'blocks.c')).toBeNull()
  })

  it('are in its order: the whole document first, what is gone last', () => {
    const threads = [
      thread('blocks.c'),
      thread('blocks.a.heading', '2026-11-24T12:00:00.000Z'),
      thread('blocks.a.heading', '2026-11-24T11:00:00.000Z'),
      thread('blocks.b'),
      thread('title'),
      thread(null),
    ]
    const ordered = inFormOrder(threads, PLACES, stateWith('b', 'a'))
    expect(ordered.map(({ path }) => path)).toEqual([
      ...[null, 'title', 'blocks.b', 'blocks.a.heading', 'blocks.a.heading', 'blocks.c'],
    ])
    expect(ordered[3]).toBe(threads[2])
  })

  it('are on the field that had the focus last, on everything, or on a block', () => {
    const state = stateWith('a', 'b')
    const whole = 'Het geheel'
    const blocks = [
      { path: 'blocks.a', label: 'Kop “Een”' },
      { path: 'blocks.b', label: 'Kop “Twee”' },
    ]
    expect(placeOptions(PLACES, state, { focused: null, whole })).toEqual([
      { path: null, label: whole },
      ...blocks,
    ])
    expect(placeOptions(PLACES, state, { focused: 'blocks.b.heading.0', whole })[0]).toEqual({
      path: 'blocks.b.heading',
      label: 'Kop “Twee” › Kop',
    })
    expect(placeOptions(PLACES, state, { focused: 'blocks.b', whole })).toHaveLength(3)
    expect(suggested(PLACES, state, 'blocks.b.link')).toBe('blocks.b')
    expect(suggested(PLACES, state, 'elsewhere')).toBeNull()
  })
})
