import { expect, it } from 'vitest'

import { TELEPHONE } from './telephone'

it.each(['030 123 45 67', '+31 (0)30-123.45/67', '(+31) 30 1234567', '112 112', '+1 650\u00a0555 0100 '])(
  'TELEPHONE matches %j',
  (text) => expect(text).toMatch(TELEPHONE),
)

it.each([
  '12345',
  '030-CALL-US',
  '+++++++',
  '() () ()',
  '1234567890123456',
  '030\n1234567',
  '030 1234567 x2',
])('TELEPHONE does not match %j', (text) => expect(text).not.toMatch(TELEPHONE))

it('TELEPHONE does not backtrack on a long text', () => {
  const start = performance.now()
  expect(`${'1 '.repeat(15)}${'('.repeat(100_000)}x`).not.toMatch(TELEPHONE)
  expect(performance.now() - start).toBeLessThan(100)
})
