import { expect, it } from 'vitest'

import { parseAmericanDate } from './american-date'

const american = (date: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    day: 'numeric',
    hour: 'numeric',
    hour12: true,
    minute: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(date)

it.each([
  new Date(2026, 0, 1, 0, 0),
  new Date(2026, 4, 31, 12, 5),
  new Date(2026, 8, 9, 23, 59),
  new Date(2026, 10, 23, 9, 30),
])('reads %s', (date) => {
  for (const space of [' ', '\u202f'])
    expect(parseAmericanDate(american(date).replace(/\s(?=[AP]M)/u, space))).toEqual(date)
})

it.each(['', '23 nov 2026, 09:30', 'Anna', 'Nov 23, 2026'])('is null for %j', (text) => {
  expect(parseAmericanDate(text)).toBeNull()
})
