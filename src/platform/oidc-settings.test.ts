import { describe, expect, it } from 'vitest'

import { parseEnv } from './env-schema'

const OIDC = {
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'gevel',
  OIDC_CLIENT_SECRET: 'secret',
}
const parse = (variables: Record<string, string>) => parseEnv({ NODE_ENV: 'test', ...variables }).OIDC

describe('the settings of single sign-on', () => {
  it('are off by default, and need issuer, client and secret together', () => {
    expect(parse({})).toBeNull()
    expect(parse(OIDC)).toMatchObject({ issuer: OIDC.OIDC_ISSUER, emailDomains: [], createAccounts: false })
    expect(() => parse({ OIDC_ISSUER: OIDC.OIDC_ISSUER })).toThrow(/OIDC_CLIENT_ID is not set/)
  })

  it('allow a provider without encryption on this machine only', () => {
    expect(parse({ ...OIDC, OIDC_ISSUER: 'http://localhost:9000' })?.issuer).toBe('http://localhost:9000')
    const insecure = { ...OIDC, OIDC_ISSUER: 'http://login.example.org' }
    expect(() => parse(insecure)).toThrow(/OIDC_ISSUER must begin with https/)
  })

  it('create accounts only for named e-mail domains', () => {
    const creating = { ...OIDC, OIDC_CREATE_ACCOUNTS: 'true' }
    expect(() => parse(creating)).toThrow(/OIDC_EMAIL_DOMAINS is not set/)
    const domains = { OIDC_EMAIL_DOMAINS: 'Example.org, kade.example' }
    expect(parse({ ...creating, ...domains })?.emailDomains).toEqual(['example.org', 'kade.example'])
  })

  it('cannot be the only way to sign in without a provider', () => {
    expect(() => parse({ OIDC_ONLY: 'true' })).toThrow(/OIDC_ISSUER is not set, which OIDC_ONLY requires/)
  })
})
