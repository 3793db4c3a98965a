import { describe, expect, it } from 'vitest'
import { signInLines, type SignIn } from '@/scripts/sign-in'

const secrets = {
  id: '0123456789ab',
  payloadSecret: 'x',
  postgresPassword: 'x',
  admin: { email: 'admin@localhost.test', password: 'generated-once' },
}
const known: SignIn = {
  email: 'admin@localhost.test',
  hasAccount: true,
  created: false,
  passwordSet: false,
  dataDir: '/data',
  secrets,
}
const first = (email: string, generated: boolean) => ({ ...secrets, firstAccount: { email, generated } })

describe('signInLines', () => {
  it('shows the generated password of the account that this start created, and no other', () => {
    expect(signInLines({ ...known, created: true })).toEqual([
      'admin@localhost.test, password: generated-once',
    ])
    expect(signInLines({ ...known, created: true, passwordSet: true })).toEqual([
      'admin@localhost.test, password: ADMIN_PASSWORD',
    ])
  })

  it('names the file of the generated password at a later start', () => {
    const [line] = signInLines({ ...known, secrets: first('admin@localhost.test', true) })
    expect(line).toMatch(/^admin@localhost\.test, password: see \/data\/secrets\.json, unless it was changed/)
  })

  it('refers to ADMIN_PASSWORD of the first start, whose value may have changed', () => {
    const [line] = signInLines({ ...known, passwordSet: true, secrets: first('admin@localhost.test', false) })
    expect(line).toContain(
      'ADMIN_PASSWORD of the first start; a new one: npm run admin -- admin@localhost.test',
    )
  })

  it('says that another ADMIN_EMAIL has no account, and where the password of the first one is', () => {
    const secretsOfFirst = first('admin@localhost.test', true)
    const lines = signInLines({
      ...known,
      email: 'new@kade.test',
      hasAccount: false,
      secrets: secretsOfFirst,
    })
    expect(lines[0]).toBe(
      'ADMIN_EMAIL is new@kade.test, which has no account; the first start alone creates one.',
    )
    expect(lines[1]).toContain('admin@localhost.test, password: see /data/secrets.json')
    expect(lines[2]).toContain('npm run admin -- new@kade.test --create')
    expect(lines.join()).not.toContain('generated-once')
  })

  it('does not offer the generated password for an account that somebody else created', () => {
    const [line] = signInLines({
      ...known,
      email: 'editor@kade.test',
      secrets: first('admin@localhost.test', true),
    })
    expect(line).toBe(
      'editor@kade.test, password: set by its owner; a new one: npm run admin -- editor@kade.test',
    )
  })
})
