import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { Pool } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { currentSession, loadSession, signIn, signOut } from '@/src/features/accounts/components/session'
import { ErrorView } from '@/src/components/error/ErrorView'
import { watchChunks } from '@/src/features/versions/components/watch-chunks'
import { insertScript } from '@/src/features/consent/components/third-party/insert-script'
import { createLayoutState } from '@/src/rendering/layout-state'
import { loadMessages } from '@/src/i18n/load-messages'
import { env } from '@/src/platform/env'
import { NOT_FOUND } from '@/src/lib/error-messages'
import { describe as describeImage } from '@/src/features/media/image/describe'
import { createLogger } from '@/src/platform/logger'
import { navigateTo } from '@/src/lib/navigation'
import { proxy } from '@/src/proxy'
import { RoutingRows } from '@/src/routing/testing/routing-rows'
import { call } from './api'
import { expectConsole } from './console'

const ORIGIN = 'https://kade.example'
const host = `catalogue-${randomUUID()}.test`
const pool = new Pool({ connectionString: env.DATABASE_URL, max: 1 })

let visited: string[]

/** Stubs for the code that runs in a browser; e2e/errors.spec.ts tests it in a real one. */
beforeEach(() => {
  visited = []
  vi.stubGlobal('location', {
    origin: ORIGIN,
    href: `${ORIGIN}/contact`,
    assign: (to: string) => void visited.push(to),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

beforeAll(async () => {
  const rows = await RoutingRows.create(pool)
  await rows.domain(host, { defaultLocale: 'nl' })
})
afterAll(() => pool.end())

const stubFetch = (status: number, body: unknown = {}) =>
  vi.stubGlobal('fetch', async () => Response.json(body, { status }))

/** A layout state with a stubbed domain call, and its log lines. */
function stubLayoutState(domain: () => Promise<{ data?: { defaultLocale: 'nl' } }>) {
  const lines: unknown[] = []
  const log = createLogger({ write: (line) => void lines.push(JSON.parse(line)) })
  return { state: createLayoutState({ layout: async () => ({ data: {} }), domain }, log), lines }
}

describe('the error catalogue', () => {
  it('unmatched route: non-fatal 404 "Page not found: {path}"', async () => {
    const response = await call('/api/pages', { host, body: { path: '/er/is/niets' } })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ detail: 'Page not found: /er/is/niets' })
  })

  it('fatal page not found: "Page Not Found: {path}", status 404', async () => {
    const headers = { host, accept: 'application/json' }
    const response = await proxy(new NextRequest('http://localhost:3000/er/is/niets', { headers }))
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ detail: 'Page Not Found: /er/is/niets' })
  })

  it('404 on the error page: the not-found page, "Page Not Found"', async () => {
    const headers = { host, accept: 'text/html' }
    const response = await proxy(new NextRequest('http://localhost:3000/er/is/niets', { headers }))
    expect(response.status).toBe(404)
    expect(response.headers.get('x-middleware-rewrite')).toMatch(/\/~404$/)
    expect(NOT_FOUND).toEqual({ status: 404, message: 'Page Not Found' })
  })

  it('any other status: "Internal Server Error", by default status 500', () => {
    const html = renderToStaticMarkup(createElement(ErrorView, { locale: 'nl', retry: () => {} }))
    expect(html).toContain('500 Internal Server Error')
  })

  it('401 when the session is loaded: it is cleared', async () => {
    stubFetch(200, { data: { expiresAt: 'x', user: { name: 'Sam', email: 'sam@example.org' } } })
    await loadSession()
    expect(currentSession()).not.toBeNull()
    stubFetch(401)
    await loadSession()
    expect(currentSession()).toBeNull()
  })

  it('login failure: logged and thrown again', async () => {
    stubFetch(401)
    expectConsole('warn', /^Signing in failed: .*401/)
    await expect(signIn({ email: 'a@b.nl', password: 'x' }, '/admin')).rejects.toMatchObject({ status: 401 })
    expect(visited).toEqual([])
  })

  it('logout failure: logged, and it proceeds', async () => {
    stubFetch(500)
    expectConsole('warn', /^Signing out failed: .*500/)
    await signOut('/')
    expect([currentSession(), visited]).toEqual([null, ['/']])
  })

  it('a domain response without data: "Unknown domain"', async () => {
    await expect(stubLayoutState(async () => ({})).state.load()).rejects.toThrow(/^Unknown domain$/)
    const response = await call('/api/domains', { host: `nobody-${host}` })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ title: 'Unknown domain' })
  })

  it('layout or domain not loaded: logged, state reset, thrown again', async () => {
    const broken = new Error('gone')
    const { state, lines } = stubLayoutState(() => Promise.reject(broken))
    await expect(state.load()).rejects.toBe(broken)
    expect(lines).toMatchObject([{ msg: '[layout-theme] Failed to load layout or domain data' }])
    expect(state.current()).toEqual({ layout: null, domain: null, activeLocale: 'en' })
  })

  it('locale not loaded: "Failed loading locale", after a warning', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: {} } })
    stubFetch(500)
    expectConsole('warn', /^The messages of nl could not be loaded\./)
    await expect(loadMessages('nl')).rejects.toThrow(/^Failed loading locale$/)
  })

  it('a script that is already inserted: "Script {id} already loaded."', () => {
    vi.stubGlobal('document', { getElementById: () => ({}) })
    expectConsole('warn', /^Script tag-manager already loaded\.$/)
    insertScript({ id: 'tag-manager', src: 'https://example.org/x.js' })
  })

  it('a chunk that fails to load: one reload, guarded against loops', () => {
    const reload = vi.fn<() => void>()
    const stored = new Map<string, string>()
    vi.stubGlobal('window', new EventTarget())
    vi.stubGlobal('location', { origin: ORIGIN, reload })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('HTMLScriptElement', class {})
    vi.stubGlobal('HTMLLinkElement', class {})
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
    watchChunks(10_000, 'reloaded', 'build')
    const failChunk = () => {
      const reason = Object.assign(new Error('Failed to load chunk'), { name: 'ChunkLoadError' })
      window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    }
    failChunk()
    failChunk()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('image metadata not read: logged; width, height and ratio zero', async () => {
    const warn = vi.fn<(details: unknown, message: string) => void>()
    const description = await describeImage(Buffer.from('no image'), { warn })
    expect(description).toMatchObject({ width: 0, height: 0, ratio: 0 })
    expect(warn).toHaveBeenCalledOnce()
  })

  it('external navigation without permission: rejected', () => {
    expect(navigateTo('https://evil.example/')).toEqual({ allowed: false, reason: 'external' })
    expect(navigateTo('javascript:alert(1)', { external: true })).toEqual({
      allowed: false,
      reason: 'protocol',
    })
    expect(visited).toEqual([])
    navigateTo('https://example.org/', { external: true })
    navigateTo('/bedankt')
    expect(visited).toEqual(['https://example.org/', '/bedankt'])
  })
})
