import { describe, expect, it } from 'vitest'
import { checkFirstAccount } from '@/scripts/first-account'
import { StartError } from '@/scripts/progress.mjs'

const ADMIN_EMAIL = 'beheer@example.org'

describe('checkFirstAccount', () => {
  it.each([
    ['kort', 'has fewer than'],
    ['password1234', 'is a common password'],
    ['Ik-ben-beheer-4', 'contains the name or the e-mail address'],
  ])('says in one line what is wrong with %s, and what to do', async (ADMIN_PASSWORD, reason) => {
    const check = checkFirstAccount({ ADMIN_EMAIL, ADMIN_PASSWORD, NODE_ENV: 'test' })
    const error: unknown = await check.catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(StartError)
    expect(String(error)).toMatch(
      new RegExp(`ADMIN_PASSWORD ${reason}[^\n]*Choose another, or unset it[^\n]*$`),
    )
  })

  it.each([undefined, '', 'vier-losse-woorden-hier'])('accepts %s', async (ADMIN_PASSWORD) => {
    const check = checkFirstAccount({
      ADMIN_EMAIL,
      NODE_ENV: 'test',
      ...(ADMIN_PASSWORD !== undefined && { ADMIN_PASSWORD }),
    })
    await expect(check).resolves.toBeUndefined()
  })
})
