import { expect, it } from 'vitest'

import { splitValue } from './split-value'

it.each([
  ['12 weken', '12', 'weken'],
  ['1 working day', '1', 'working day'],
  ['99,95%', '99,95%', ''],
  ['€ 7.200', '€ 7.200', ''],
  ['2700 K', '2700', 'K'],
  ['±0,3 °C', '±0,3', '°C'],
  ['negen', 'negen', ''],
  [' 0 ', '0', ''],
])('%s is the figure %s with the unit “%s”', (value, figure, unit) => {
  expect(splitValue(value)).toEqual({ figure, unit })
})
