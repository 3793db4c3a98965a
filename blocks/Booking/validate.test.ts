import { expect, it } from 'vitest'

import { faultsOf, toFaults } from './validate'

const details = { name: 'Noor', email: 'noor@example.org', phone: '030 123 45 67', topic: '', message: '' }

it('finds nothing wrong with what a person fills in', () => {
  expect(faultsOf(details, 0)).toEqual([])
  expect(faultsOf({ ...details, phone: '+31 (0)30-123.45/67' }, 0)).toEqual([])
})

it('names everything that is missing or cannot be, in the order of the form', () => {
  expect(faultsOf({ ...details, name: ' ', email: 'noor@', phone: 'call me' }, null)).toEqual([
    'start',
    'name',
    'email',
    'phone',
  ])
})

it('turns what the server names into what the form has, once each', () => {
  expect(toFaults(['email', 'timeZone', 'path'])).toEqual(['email', 'other'])
})
