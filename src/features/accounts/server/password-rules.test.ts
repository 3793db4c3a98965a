import { describe, expect, it } from 'vitest'

import { passwordWeakness } from './password-rules'

const person = { email: 'j.vandermeer@voorbeeld.nl', name: 'Jo van der Meer' }
const weakness = (password: string) => passwordWeakness(password, person)

describe('passwordWeakness', () => {
  it('rejects fewer than 12 and more than 1024 characters', async () => {
    expect(await weakness('kurkwolk-87')).toBe('short')
    expect(await weakness('kurkwolk-877')).toBeNull()
    expect(await weakness('kurkwolk'.repeat(127) + 'koffie-9')).toBeNull()
    expect(await weakness('kurkwolk-'.repeat(114))).toBe('long')
  })

  it.each([
    'unbelievable',
    'PasswordPassword',
    'password12345!',
    '!!!!Qwertyuiop1',
    '123456789012',
    'aaaaaaaaaaaaaa',
    '!@#$%^&*()_+',
  ])('rejects a common password, also repeated or padded with digits and signs: %s', async (password) =>
    expect(await weakness(password)).toBe('common'),
  )

  it.each(['ik-ben-J.VanderMeer', 'j.vandermeer@voorbeeld.nl', 'fietsbel meer 87', 'JovanderMeer-1987'])(
    'rejects a password with the person’s own address or name: %s',
    async (password) => expect(await weakness(password)).toBe('personal'),
  )

  it('accepts a password with a name that is too short to matter', async () => {
    expect(await passwordWeakness('bo-fietst-87-keer', { email: 'bo@a.nl', name: 'Bo' })).toBeNull()
  })
})
