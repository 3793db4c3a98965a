import { expect, it } from 'vitest'

import { HttpError } from '@/src/platform/http/http-error'
import { refusalOf } from './refusal'

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
  [
    'at the fields that are wrong',
    { detail: 'Nee', errors: [name, role] },
    { fields: { name: name.message } },
  ],
  [
    'in general for a value that the dialog does not ask for',
    { detail: 'Nee', errors: [role] },
    { message: role.message },
  ],
  [
    'in general where no value is wrong',
    { detail: 'Uw rol staat dit niet toe.' },
    { message: 'Uw rol staat dit niet toe.' },
  ],
])('says why a call was refused %s', (_, problem, expected) => {
  expect(refusalOf(refused(problem), FIELDS, 'Mislukt.')).toEqual(expected)
})

it.each([
  ['nothing answered', new TypeError('no network')],
  ['something else answered', refused('<html>', 'text/html')],
])('says that it failed where %s', (_, error) => {
  expect(refusalOf(error, FIELDS, 'Mislukt.')).toEqual({ message: 'Mislukt.' })
})
