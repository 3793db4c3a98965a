import type { FormState } from 'payload'
import { expect, it } from 'vitest'

import { keepRejections, type Rejection, valuesOf } from './kept-rejections'

const TAKEN = {
  path: 'links.0.from',
  message: 'Bestaat al.',
  value: '"/bezet"',
}
const state = (from: string, to = '/contact'): FormState => ({
  links: { rows: [{ id: 'a' }], value: 1 },
  'links.0.from': { value: from },
  to: { value: to },
})
const REJECTION: Rejection = {
  fields: [TAKEN],
  rows: ['a'],
  values: valuesOf(state('/bezet')),
}

it('keeps what is rejected for what is stored, until its value changes', () => {
  const first = keepRejections(REJECTION, { formState: state('/bezet') }, state('/bezet'))
  expect(first.state['links.0.from']).toMatchObject({
    valid: false,
    errorMessage: 'Bestaat al.',
  })
  expect(first.state.links?.errorPaths).toEqual(['links.0.from'])
  const second = keepRejections(
    first.rejection,
    { formState: state('/bezet', '/over') },
    state('/bezet', '/over'),
  )
  expect(second.state['links.0.from']?.valid).toBe(false)
  const third = keepRejections(second.rejection, { formState: state('/vrij') }, state('/vrij'))
  expect(third).toEqual({
    state: state('/vrij'),
    rejection: { ...REJECTION, fields: [] },
  })
})

it('drops what a check no longer finds invalid once another field was corrected', () => {
  const checked = state('/bezet', '/over')
  const { state: shown, rejection } = keepRejections(REJECTION, { formState: checked }, checked)
  expect(shown).toEqual(checked)
  expect(rejection.fields).toEqual([])
})

it('keeps what a check finds invalid itself, with its own message', () => {
  const checked: FormState = {
    ...state('/bezet'),
    'links.0.from': { valid: false, errorMessage: 'Begint met /.' },
  }
  const { state: shown, rejection } = keepRejections(REJECTION, { formState: state('/bezet') }, checked)
  expect(shown['links.0.from']?.errorMessage).toBe('Begint met /.')
  expect(rejection.fields).toEqual([TAKEN])
})

it('keeps every rejection after an answer that was asked for before it and validated nothing', () => {
  const check = { formState: state('/bezet'), skipValidation: true }
  const { state: shown, rejection } = keepRejections(REJECTION, check, state('/bezet'))
  expect(shown['links.0.from']?.valid).toBe(false)
  expect(rejection).toBe(REJECTION)
})

it('takes a row that was added since for valid, and the list for what it is itself, until the next save', () => {
  const empty: Rejection = { fields: [], values: '[]', rows: ['a'] }
  const wrong = { valid: false, errorMessage: 'Verplicht.' }
  const checked: FormState = {
    links: { rows: [{ id: 'a' }, { id: 'b' }], valid: false, errorPaths: ['links.0.from', 'links.1.from'] },
    'links.0.from': wrong,
    'links.1.from': wrong,
    others: { rows: [{ id: 'c' }], valid: false, errorPaths: ['others.0.from'] },
    'others.0.from': wrong,
  }
  const { state: shown } = keepRejections(empty, { formState: checked }, checked)
  const right = { valid: true, errorMessage: undefined }
  expect(shown['links.0.from']).toEqual(wrong)
  expect(shown['links.1.from']).toEqual(right)
  // The message is there without a value: it replaces that of the rejected save.
  expect(shown.links).toStrictEqual({
    ...checked.links,
    errorPaths: ['links.0.from'],
    errorMessage: undefined,
  })
  expect(shown.others).toMatchObject({ ...right, errorPaths: [] })
  expect(shown['others.0.from']).toEqual(right)
})
