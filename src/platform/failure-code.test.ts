import { describe, expect, it } from 'vitest'

import { failureCode, isFailureCode } from './failure-code'
import { HttpError } from './http/http-error'

const withCode = (message: string, properties: object, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), properties)

describe('the code of a failure', () => {
  it.each([
    [
      withCode('550 <noor@example.org>: unknown', { code: 'EENVELOPE', responseCode: 550 }),
      'Error EENVELOPE 550',
    ],
    [
      new TypeError('fetch failed', { cause: withCode('connect', { code: 'ECONNREFUSED' }) }),
      'Error ECONNREFUSED',
    ],
    [withCode('Failed query: … params: noor', {}, withCode('duplicate', { code: '23505' })), 'Error 23505'],
    [
      new HttpError({ method: 'POST', url: 'https://a.example', status: 500, statusText: '' }),
      'HttpError 500',
    ],
    [withCode('noor', { code: 'noor@example.org' }), 'Error'],
    [new RangeError('Noor de Boer'), 'RangeError'],
    ['Noor de Boer', 'Error'],
  ])('of %s is %s', (error, code) => {
    expect(failureCode(error)).toBe(code)
    expect(isFailureCode(code)).toBe(true)
  })

  it.each(['noor@example.org', 'Failed query: select 1', '', 'Error noor', null])('is not %s', (text) => {
    expect(isFailureCode(text)).toBe(false)
  })
})
