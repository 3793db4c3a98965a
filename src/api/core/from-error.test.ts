import { HTTPException } from 'hono/http-exception'
import { APIError, Forbidden, NotFound, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'

import { fromValidation, toApiError } from './from-error'
import { ApiError } from './problems'

const SECRET = 'select * from users where hash ='
const driverError = (code: string) => Object.assign(new Error(SECRET), { code })

describe('toApiError', () => {
  it.each([
    ['an error of ours', new ApiError('stale', 'x'), 'stale'],
    ['Payload’s NotFound', new NotFound(), 'notFound'],
    ['Payload’s Forbidden', new Forbidden(), 'forbidden'],
    [
      'a validation error',
      new ValidationError({ errors: [{ path: 'title', message: 'required' }] }),
      'invalid',
    ],
    [
      'a value that must be unique',
      new ValidationError({ errors: [{ path: 'path', message: 'Value must be unique' }] }),
      'conflict',
    ],
    ['a unique violation of the driver', driverError('23505'), 'conflict'],
    ['one wrapped by drizzle', new Error('Failed query', { cause: driverError('23505') }), 'conflict'],
    ['a deadlock', driverError('40P01'), 'conflict'],
    ['a value that Postgres cannot read', driverError('22P02'), 'invalid'],
    ['Hono’s 413', new HTTPException(413), 'tooLarge'],
    ['a hook’s message for the caller', new APIError('Describe the image.', 422, null, true), 'invalid'],
    ['a lost connection', driverError('ECONNREFUSED'), 'unavailable'],
    ['a server that shuts down', new Error('Failed query', { cause: driverError('57P01') }), 'unavailable'],
    ['something that is no error', 'boom', 'internal'],
    ['an error status that nobody planned', new APIError(SECRET, 502, null, true), 'internal'],
  ])('maps %s to its problem', (_, thrown, code) => {
    expect(toApiError(thrown).code).toBe(code)
  })

  it('logs the message of a library error instead of returning it', () => {
    for (const thrown of [
      driverError('23505'),
      driverError('x'),
      driverError('ECONNREFUSED'),
      new APIError(SECRET, 400, null, false),
      new HTTPException(400, { message: SECRET }),
    ]) {
      const error = toApiError(thrown)
      expect(error.detail).not.toContain(SECRET)
      expect(error.cause).toBe(thrown)
    }
  })

  it('returns the public message of a hook', () => {
    expect(toApiError(new APIError('Describe the image.', 422, null, true)).detail).toBe(
      'Describe the image.',
    )
  })
})

describe('fromValidation', () => {
  it.each([
    ['Value must be unique', 'This value is already used by another document.'],
    ['This field is required.', 'This field is required.'],
    ['This field has an invalid selection.', 'Must be one of the available values or documents.'],
    ['Give a path.', 'Give a path.'],
  ])('%s', (message, said) => {
    const refused = new ValidationError({ errors: [{ path: 'slug', message }] })
    expect(fromValidation(refused).errors).toEqual([{ path: 'slug', message: said }])
  })
})
