import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setAccessToken } from '@/src/platform/http/access-token'
import { HttpError } from '@/src/platform/http/http-error'
import { expectConsole } from '@/src/testing/console'
import { currentSession, loadSession, signIn, signOut } from './session'

const ORIGIN = 'https://kade.example'
const session = { expiresAt: '2027-01-01T00:00:00.000Z', user: { name: 'Sam', email: 'sam@example.org' } }
const credentials = { email: 'sam@example.org', password: 'kurk-lantaarn-wolk' }

type Call = { path: string; authorization: string | null }
type Responses = Record<string, { status: number; body?: unknown }>

let calls: Call[]
let visited: string[]

/** Stubs `fetch`: a response per path, 404 for others. */
function serve(responses: Responses): void {
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const { pathname } = new URL(input, ORIGIN)
    calls.push({ path: pathname, authorization: new Headers(init.headers).get('authorization') })
    const { status, body } = responses[pathname] ?? { status: 404 }
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { 'content-type': 'application/json' },
    })
  })
}

const signedIn: Responses = {
  '/api/auth/login': { status: 200, body: { data: { ...session, token: 'the-token' } } },
  '/api/auth/session': { status: 200, body: { data: session } },
  '/api/auth/logout': { status: 204 },
}

beforeEach(() => {
  calls = []
  visited = []
  vi.stubGlobal('location', {
    origin: ORIGIN,
    href: `${ORIGIN}/auth/login`,
    assign: (to: string) => visited.push(to),
  })
})
afterEach(async () => {
  serve({ '/api/auth/session': { status: 401 } })
  await loadSession()
  setAccessToken(null)
  vi.unstubAllGlobals()
})

describe('loadSession', () => {
  it('loads the session, which is null before', async () => {
    expect(currentSession()).toBeNull()
    serve(signedIn)
    await loadSession()
    expect(currentSession()).toEqual(session)
  })

  it('clears the session and the token on a 401', async () => {
    serve(signedIn)
    await signIn(credentials, '/admin')
    serve({ '/api/auth/session': { status: 401 } })
    await loadSession()
    expect(currentSession()).toBeNull()
    await loadSession()
    expect(calls.at(-1)?.authorization).toBeNull()
  })

  it('rethrows any other error and leaves the session as it is', async () => {
    serve(signedIn)
    await loadSession()
    serve({ '/api/auth/session': { status: 403 } })
    await expect(loadSession()).rejects.toMatchObject({ status: 403 })
    expect(currentSession()).toEqual(session)
  })
})

describe('signIn', () => {
  it('stores the token, loads the session with it, and navigates to the destination', async () => {
    serve(signedIn)
    await signIn(credentials, '/welkom')
    expect(calls).toEqual([
      { path: '/api/auth/login', authorization: null },
      { path: '/api/auth/session', authorization: 'Bearer the-token' },
    ])
    expect(currentSession()).toEqual(session)
    expect(visited).toEqual(['/welkom'])
  })

  it('logs a failure without the password, and rethrows it', async () => {
    serve({ '/api/auth/login': { status: 401 } })
    expectConsole('warn', /^Signing in failed: (?!.*kurk-lantaarn).*401/s)
    await expect(signIn(credentials, '/welkom')).rejects.toBeInstanceOf(HttpError)
    expect(visited).toEqual([])
  })
})

describe('signOut', () => {
  it.each([
    ['the server succeeds', 204],
    ['the server fails', 500],
  ])('clears token and session and navigates when %s', async (_, status) => {
    serve(signedIn)
    await signIn(credentials, '/welkom')
    serve({ ...signedIn, '/api/auth/logout': { status } })
    if (status === 500) expectConsole('warn', /^Signing out failed: .*500/)
    await signOut('/tot-ziens')
    expect(visited).toEqual(['/welkom', '/tot-ziens'])
    expect(currentSession()).toBeNull()
    serve(signedIn)
    await loadSession()
    expect(calls.at(-1)?.authorization).toBeNull()
  })
})
