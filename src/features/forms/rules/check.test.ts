import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { messages } from '@/src/i18n/messages'
import { checkSubmission } from './check'
import { FORM_FIELD_TYPES, type FormDefinition, type FormField } from './definition'

const field = (own: Partial<FormField>): FormField => ({
  type: 'text',
  name: 'a',
  label: 'A',
  description: null,
  required: false,
  half: false,
  showWhen: null,
  autocomplete: null,
  options: [],
  min: null,
  max: null,
  files: null,
  ...own,
})
const form = (...fields: Partial<FormField>[]): FormDefinition => ({
  id: 'x',
  fields: fields.map(field),
  submitLabel: 'Send',
  consentText: null,
  honeypot: true,
})
const { errors } = messages.en.form
const check = (definition: FormDefinition, data: Record<string, unknown>) =>
  checkSubmission(definition, errors, { data })

describe('checkSubmission', () => {
  it.each<[FormField['type'], unknown, unknown]>([
    ['text', '  a\nb\t', 'a b'],
    ['text', 'e\u0301', 'é'],
    ['textarea', 'a\r\nb\u0007c', 'a\nb c'],
    ['email', ' noor@example.org ', 'noor@example.org'],
    ['tel', '+31 (0)30 123 45 67', '+31 (0)30 123 45 67'],
    ['number', 4.5, 4.5],
    ['date', '2026-02-28', '2026-02-28'],
    ['checkbox', false, false],
  ])('normalises the %s answer %j to %j', (type, given, normalized) => {
    expect(check(form({ type }), { a: given })).toEqual({ values: { a: normalized } })
  })

  it.each<[FormField['type'], unknown]>([
    ['email', 'noor@example'],
    ['email', 'a@b.nl, c@d.nl'],
    ['tel', '12345'],
    ['tel', '030-CALL-US'],
    ['number', '4'],
    ['number', Number.NaN],
    ['date', '2026-02-30'],
    ['select', 'z'],
    ['checkbox', 'true'],
  ])('rejects the %s answer %j', (type, given) => {
    const options = [{ value: 'x', label: 'X' }]
    expect(check(form({ type, options }), { a: given })).toMatchObject({ errors: [{ path: 'data.a' }] })
  })

  it('treats an empty answer as missing, which is an error only for a required field', () => {
    expect(check(form({}), { a: '  ' })).toEqual({ values: {} })
    expect(check(form({ required: true }), { a: '  ' })).toEqual({
      errors: [{ path: 'data.a', message: errors.required }],
    })
    expect(check(form({ type: 'checkbox', required: true }), { a: false })).toEqual({
      errors: [{ path: 'data.a', message: errors.tick }],
    })
  })
})

describe('checkSubmission with conditional fields', () => {
  const chain = form(
    { name: 'a', type: 'checkbox' },
    { name: 'b', required: true, showWhen: { field: 'a', value: 'true' } },
    { name: 'c', required: true, showWhen: { field: 'b', value: null } },
  )

  it('requires a field only while its chain of conditions shows it', () => {
    expect(check(chain, { a: false })).toEqual({ values: { a: false } })
    expect(check(chain, { a: true })).toMatchObject({ errors: [{ path: 'data.b' }] })
    expect(check(chain, { a: true, b: 'x' })).toMatchObject({ errors: [{ path: 'data.c' }] })
    expect(check(chain, { a: true, b: 'x', c: 'y' })).toEqual({ values: { a: true, b: 'x', c: 'y' } })
  })

  it('rejects answers to hidden fields, which do not show other fields either', () => {
    expect(check(chain, { a: false, b: 'x', c: 'y' })).toMatchObject({
      errors: [{ path: 'data.b' }, { path: 'data.c' }],
    })
  })
})

describe('checkSubmission of a question for files', () => {
  const files = { accept: ['pdf' as const], maxFiles: 2, maxBytes: 2 * 1024 * 1024 }
  const asking = form(
    { type: 'file', name: 'constructor', label: 'CV', required: true, files },
    { name: 'why', showWhen: { field: 'constructor', value: null } },
  )
  const cv = { name: 'cv.pdf', size: 100 }
  const send = (chosen: Record<string, (typeof cv)[]>, data = {}) =>
    checkSubmission(asking, errors, { data, files: chosen })

  it('answers it with the names of the files, which conditions see', () => {
    expect(send({ constructor: [cv, { ...cv, name: 'b.pdf' }] }, { why: 'x' })).toEqual({
      values: { constructor: 'cv.pdf, b.pdf', why: 'x' },
    })
  })

  it.each([
    ['no file', {}, {}, 'constructor', errors.file],
    ['words in place of a file', {}, { constructor: 'cv.pdf' }, 'constructor', errors.unknown],
    ['files of a question for words', { constructor: [cv], why: [cv] }, {}, 'why', errors.unknown],
    ['too many', { constructor: [cv, cv, cv] }, {}, 'constructor', errors.tooManyFiles.replace('{max}', '2')],
    [
      'one that is too large',
      { constructor: [{ ...cv, size: 3 * 1024 * 1024 }] },
      {},
      'constructor',
      errors.fileTooLarge.replace('{name}', 'cv.pdf').replace('{max}', '2'),
    ],
  ])('rejects %s', (_, chosen, data, name, message) => {
    expect(send(chosen as Record<string, (typeof cv)[]>, data)).toMatchObject({
      errors: [{ path: `data.${name}`, message }],
    })
  })
})

describe('checkSubmission with any input', () => {
  it('returns values of known fields or errors, and never throws', () => {
    const everything = form(
      ...FORM_FIELD_TYPES.map((type) => ({ type, name: type, options: [{ value: 'x', label: 'X' }] })),
    )
    const names = fc.oneof(
      fc.constantFrom<string>(...FORM_FIELD_TYPES, 'constructor', 'toString'),
      fc.string(),
    )
    fc.assert(
      fc.property(fc.dictionary(names, fc.anything()), (data) => {
        const result = check(everything, data)
        const known: readonly string[] = FORM_FIELD_TYPES
        if ('values' in result)
          expect(Object.keys(result.values).every((name) => known.includes(name))).toBe(true)
        else expect(result.errors.length).toBeGreaterThan(0)
      }),
    )
  })
})
