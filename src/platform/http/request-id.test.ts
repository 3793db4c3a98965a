import { describe, expect, it } from 'vitest'
import { REQUEST_ID_HEADER, requestIdOf } from './request-id'

const idOf = (value: string) => requestIdOf(new Headers({ [REQUEST_ID_HEADER]: value }))

describe('requestIdOf', () => {
  it('keeps an id that is safe to log', () => {
    expect(idOf('0b5d1c52-7e5a.A_1')).toBe('0b5d1c52-7e5a.A_1')
  })

  it.each(['', 'short', 'with space', 'a"b{c}:12345', 'x'.repeat(65), '<script>alert</script>'])(
    'replaces %j',
    (value) => {
      expect(idOf(value)).toMatch(/^[0-9a-f-]{36}$/)
    },
  )
})
