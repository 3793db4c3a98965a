// @vitest-environment jsdom
import type { FormState } from 'payload'
import { describe, expect, it } from 'vitest'

import { firstFieldOf, placeBefore, rowAround, stateOfRow } from './block-rows'

const STATE: FormState = {
  title: { value: 'Titel' },
  'blocks.1.id': { value: 'b1' },
  'blocks.1.blockType': { value: 'quote' },
  'blocks.1.heading': { value: 'Kop' },
  'blocks.1.items.0.title': { value: 'Eerste' },
  'blocks.11.heading': { value: 'Een ander blok' },
}

it('the state of a row is that of its own fields, by their paths within it', () => {
  expect(Object.keys(stateOfRow(STATE, 'blocks.1'))).toEqual(['id', 'blockType', 'heading', 'items.0.title'])
  expect(stateOfRow(STATE, 'blocks.2')).toEqual({})
})

it('the first field of a block is one that an editor fills in', () => {
  expect(firstFieldOf(STATE, 'blocks.1')).toBe('heading')
  expect(firstFieldOf(STATE, 'blocks.2')).toBeNull()
})

it('the block that an element of the form is in is that of its row, at any depth', () => {
  document.body.innerHTML = `<input id="title"><div id="blocks-row-11"><div id="blocks-11-items-row-2"><input></div></div>`
  const [title, inner] = document.querySelectorAll('input')
  expect([title, inner].map((element) => element && rowAround(element))).toEqual([null, 11])
})

describe('a row that is put before another', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({ id }))
  it.each([
    [0, 'c', 1],
    [2, 'a', 0],
    [0, null, 2],
    [1, 'b', 1],
    [1, 'c', 1],
    [1, 'gone', 1],
  ])('%i before %s gets the place %i', (from, before, place) => {
    expect(placeBefore(rows, from, before)).toBe(place)
  })
})
