import { expect, it } from 'vitest'

import { faultsOf, toFaults } from './validate'

const details = { name: 'Noor', email: 'noor@example.org', phone: '030 123 45 67', topic: '', message: '' }

it('accepts valid details', () => {
  expect(faultsOf(details, 0)).toEqual([])
  expect(faultsOf({ ...details, phone: '+31 (0)30-123.45/67' }, 0)).toEqual([])
})

it('reports every missing or invalid field, in the order of the form', () => {
  expect(faultsOf({ ...details, name: ' ', email: 'noor@', phone: 'call me' }, null)).toEqual([
    'start',
    'name',
    'email',
    'phone',
  ])
})

it('maps error paths of the API to faults, without duplicates', () => {
  expect(toFaults(['email', 'timeZone', 'path'])).toEqual(['email', 'other'])
})
