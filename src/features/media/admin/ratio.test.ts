import { expect, it } from 'vitest'

import { ratioText } from './ratio'

it.each([
  [{ width: 1920, height: 1080 }, '16:9'],
  [{ width: 1536, height: 1024 }, '3:2'],
  [{ width: 500, height: 500 }, '1:1'],
  [{ width: 169, height: 48 }, '3.52:1'],
  [{ width: 48, height: 169 }, '0.28:1'],
])('%o is %s', (size, said) => {
  expect(ratioText(size, 'en-GB')).toBe(said)
})

it('writes the decimal as the language does', () => {
  expect(ratioText({ width: 1201, height: 849 }, 'nl-NL')).toBe('1,41:1')
})

it('says nothing of what could not be measured', () => {
  expect(ratioText({ width: 0, height: 0 }, 'nl-NL')).toBeNull()
})
