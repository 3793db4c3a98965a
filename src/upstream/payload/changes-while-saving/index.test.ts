import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { importPackageFile } from '@/src/testing/unpatched'
import { changedSince } from './changed-since'

type Reducer = (state: FormState, action: object) => FormState

const reducer = '@payloadcms/ui/dist/forms/Form/fieldReducer.js'
const stored: FormState = {
  blocks: { value: 1, rows: [{ id: 'a' }] },
  'blocks.0.text': { value: null, initialValue: null },
  'blocks.0.source': { value: null, initialValue: null },
  'blocks.0.detail': { value: null, initialValue: null },
}

/** What a form has after two fields were typed in during an automatic save. */
async function savedWhileTyping(keep: (sent: FormState, now: FormState) => FormState) {
  const { fieldReducer } = await importPackageFile<{ fieldReducer: Reducer }>(reducer)
  const typed = ['text', 'source'].reduce<FormState>((state, name) => {
    const now = fieldReducer(state, { type: 'UPDATE', path: `blocks.0.${name}`, value: name })
    return fieldReducer(now, { type: 'UPDATE_MANY', formState: keep(stored, now) })
  }, stored)
  const answer = { ...stored, 'blocks.0.detail': { value: 'computed', initialValue: 'computed' } }
  const acceptValues = { overrideLocalChanges: false }
  const merge = { type: 'MERGE_SERVER_STATE', acceptValues, prevStateRef: {}, serverState: answer }
  const state = fieldReducer(typed, merge)
  return ['text', 'source', 'detail'].map((name) => state[`blocks.0.${name}`]?.value)
}

it('Payload keeps only the last of the fields that change during a save', async () => {
  expect(await savedWhileTyping(() => ({}))).toEqual([null, 'source', 'computed'])
})

it('what is typed in several fields during a save stays, beside what the server computed', async () => {
  expect(await savedWhileTyping(changedSince)).toEqual(['text', 'source', 'computed'])
})

it('a field that was not changed during a save gets what the server made of it', () => {
  const now = { ...stored, new: { value: 'x', initialValue: 'x' } }
  expect(changedSince(stored, now)).toEqual({})
})
