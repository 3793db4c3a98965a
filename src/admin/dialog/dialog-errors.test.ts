import { expect, it } from 'vitest'

import { HttpError } from '@/src/platform/http/http-error'
import { refusalOf } from './dialog-errors'

const refused = (data: unknown, type = 'application/problem+json') =>
  new HttpError({
    method: 'POST',
    url: '/panel-api/users',
    status: 422,
    statusText: '',
    data,
    headers: new Headers({ 'content-type': type }),
  })

const FIELDS = ['name', 'email']
const name = { path: 'name', message: 'Dit ontbreekt.' }
const role = { path: 'role', message: 'Kies een rol.' }

it.each([
  ['at the invalid fields', { detail: 'Nee', errors: [name, role] }, { fields: { name: name.message } }],
  [
    'in general for a field that the dialog does not have',
    { detail: 'Nee', errors: [role] },
    { message: role.message },
  ],
  [
    'in general if no field is invalid',
    { detail: 'Uw rol staat dit niet toe.' },
    { message: 'Uw rol staat dit niet toe.' },
  ],
])('reports why a call was rejected %s', (_, problem, expected) => {
  expect(refusalOf(refused(problem), FIELDS, 'Mislukt.')).toEqual(expected)
})

it.each([
  ['there is no response', new TypeError('no network')],
  ['the response is not a problem', refused('<html>', 'text/html')],
])('uses the fallback if %s', (_, error) => {
  expect(refusalOf(error, FIELDS, 'Mislukt.')).toEqual({ message: 'Mislukt.' })
})
