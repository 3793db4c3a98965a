import { expect, it } from 'vitest'

import { directionOf } from './undo-keys'

const NONE = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }

it.each([
  ['Ctrl-Z', { key: 'z', ctrlKey: true }, 'undo'],
  ['Cmd-Z', { key: 'z', metaKey: true }, 'undo'],
  ['Shift-Ctrl-Z', { key: 'Z', ctrlKey: true, shiftKey: true }, 'redo'],
  ['Shift-Cmd-Z', { key: 'z', metaKey: true, shiftKey: true }, 'redo'],
  ['Ctrl-Y', { key: 'y', ctrlKey: true }, 'redo'],
  ['Cmd-Y, which is the browser’s', { key: 'y', metaKey: true }, null],
  ['a letter', { key: 'z' }, null],
  ['a letter that AltGr makes', { key: 'z', ctrlKey: true, altKey: true }, null],
])('%s', (_, key, expected) => {
  expect(directionOf({ ...NONE, ...key })).toBe(expected)
})
