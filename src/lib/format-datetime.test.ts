import { expect, it } from 'vitest'

import { dateText, dayText, hasSameOffset, timeText, timeZoneCity } from './format-datetime'

const morning = Date.parse('2026-03-29T07:30:00Z')

it('formats dates and times in both languages and in the given time zone', () => {
  expect(dateText(morning, 'nl', 'Europe/Amsterdam')).toBe('zondag 29 maart 2026')
  expect(dayText(morning, 'en', 'Europe/Amsterdam')).toBe('Sunday, March 29')
  expect(timeText(morning, 'nl', 'Europe/Amsterdam')).toBe('09:30')
  expect(timeText(Date.parse('2026-03-28T23:30:00Z'), 'en', 'Europe/Amsterdam')).toBe('00:30')
})

it('timeZoneCity returns the city of a time zone', () => {
  expect(timeZoneCity('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
  expect(timeZoneCity('UTC')).toBe('UTC')
})

it('hasSameOffset is false for time zones that differ in time or date', () => {
  expect(hasSameOffset(morning, 'Europe/Amsterdam', 'Europe/Berlin')).toBe(true)
  expect(hasSameOffset(morning, 'Europe/Amsterdam', 'Europe/London')).toBe(false)
  expect(hasSameOffset(morning, 'Pacific/Apia', 'Pacific/Pago_Pago')).toBe(false)
})
