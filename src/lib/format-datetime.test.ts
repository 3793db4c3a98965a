import { expect, it } from 'vitest'

import { dateText, dayText, hasSameOffset, timeText, timeZoneCity } from './format-datetime'

const morning = Date.parse('2026-03-29T07:30:00Z')

it('names day and time in both languages, by the clock of the place', () => {
  expect(dateText(morning, 'nl', 'Europe/Amsterdam')).toBe('zondag 29 maart 2026')
  expect(dayText(morning, 'en', 'Europe/Amsterdam')).toBe('Sunday, March 29')
  expect(timeText(morning, 'nl', 'Europe/Amsterdam')).toBe('09:30')
  expect(timeText(Date.parse('2026-03-28T23:30:00Z'), 'en', 'Europe/Amsterdam')).toBe('00:30')
})

it('names the place of a time zone', () => {
  expect(timeZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(timeZoneCity('UTC')).toBe('UTC')
})

it('tells clocks apart that differ in time or in date', () => {
  expect(hasSameOffset(morning, 'Europe/Amsterdam', 'Europe/Berlin')).toBe(true)
  expect(hasSameOffset(morning, 'Europe/Amsterdam', 'Europe/London')).toBe(false)
  expect(hasSameOffset(morning, 'Pacific/Apia', 'Pacific/Pago_Pago')).toBe(false)
})
