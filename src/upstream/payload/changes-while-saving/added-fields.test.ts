import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { importPackageFile } from '@/src/testing/unpatched'
import { keepTypedValues } from './added-fields'

type Merge = (states: {
  acceptValues: object
  currentState: FormState
  incomingState: FormState
}) => FormState

/** An answer to what was sent before the form had the fields of a new row. */
const answer: FormState = {
  'blocks.0.text': { value: null, initialValue: null, addedByServer: true },
  'blocks.0.source': { value: 'computed', initialValue: 'computed', addedByServer: true },
}
const typed: FormState = {
  'blocks.0.text': { value: 'Wi', initialValue: null, isModified: true },
  'blocks.0.source': { value: null, initialValue: null },
}

async function merged(incomingState: FormState): Promise<unknown[]> {
  const { mergeServerFormState } = await importPackageFile<{ mergeServerFormState: Merge }>(
    '@payloadcms/ui/dist/forms/Form/mergeServerFormState.js',
  )
  const acceptValues = { overrideLocalChanges: false }
  const state = mergeServerFormState({ acceptValues, currentState: typed, incomingState })
  return Object.values(state).map(({ value }) => value)
}

it('Payload takes what was typed in a new row back when an older answer has the row too', async () => {
  expect(await merged(answer)).toEqual([null, 'computed'])
})

it('what was typed in a new row stays, beside what the server computed', async () => {
  expect(await merged(keepTypedValues(answer, typed))).toEqual(['Wi', 'computed'])
})

it('a row that the form does not have stays added', () => {
  expect(keepTypedValues(answer, {})).toEqual(answer)
})
