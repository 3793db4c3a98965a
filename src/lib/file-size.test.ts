import { expect, it } from 'vitest'

import { fileSizeText } from './file-size'

it.each([
  [0, '0 byte'],
  [1023, '1.023 byte'],
  [48 * 1024, '48 kB'],
  [1.25 * 1024 * 1024, '1,3 MB'],
  [3 * 1024 ** 4, '3.072 GB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(fileSizeText(bytes, 'nl')).toBe(text)
})
