import { describe, expect, it } from 'vitest'

import { passwordWeakness } from './password-rules'

const person = { email: 'j.vandermeer@voorbeeld.nl', name: 'Jo van der Meer' }
const weakness = (password: string) => passwordWeakness(password, person)

describe('a new password', () => {
  it('has twelve characters or more, up to 1024', () => {
    expect(weakness('kurkwolk-87')).toBe('short')
    expect(weakness('kurkwolk-877')).toBeNull()
    expect(weakness('kurkwolk'.repeat(127) + 'koffie-9')).toBeNull()
    expect(weakness('kurkwolk-'.repeat(114))).toBe('long')
  })

  it.each([
    'unbelievable',
    'PasswordPassword',
    'password12345!',
    '!!!!Qwertyuiop1',
    '123456789012',
    'aaaaaaaaaaaaaa',
    '!@#$%^&*()_+',
  ])('is not a common one, also repeated or dressed up: %s', (password) =>
    expect(weakness(password)).toBe('common'),
  )

  it.each(['ik-ben-J.VanderMeer', 'j.vandermeer@voorbeeld.nl', 'fietsbel meer 87', 'JovanderMeer-1987'])(
    'does not hold the person’s own address or name: %s',
    (password) => expect(weakness(password)).toBe('personal'),
  )

  it('may hold what is too short to be a name', () => {
    expect(passwordWeakness('bo-fietst-87-keer', { email: 'bo@a.nl', name: 'Bo' })).toBeNull()
  })
})
