import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const reload = vi.fn<() => void>()
const fakeLocation = { pathname: '/', reload }

/** Imports the module afresh, as in a new document at `path`. */
async function openDocument(pathname: string) {
  fakeLocation.pathname = pathname
  vi.resetModules()
  return import('./account-boundary')
}

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', fakeLocation)
})
afterEach(() => vi.unstubAllGlobals())

describe('a link', () => {
  it.each([
    ['/', '/auth/login', true],
    ['/en/about', '/en/auth/verify?token=a', true],
    ['/auth/login', '/', true],
    ['/en/auth/login', '/about#top', true],
    ['/auth/login', '/en/auth/register', false],
    ['/over-ons', '/authors/auth/x', false],
  ])('from %s to %s needs a new document: %s', async (from, to, expected) => {
    const { needsFullLoad } = await openDocument(from)
    expect(needsFullLoad(to)).toBe(expected)
  })
})

describe('a document', () => {
  it.each([
    ['/', '/auth/login'],
    ['/auth/login', '/en'],
  ])('loaded at %s is reloaded when it shows %s', async (from, to) => {
    const { reloadAcrossAccountBoundary } = await openDocument(from)
    reloadAcrossAccountBoundary()
    fakeLocation.pathname = to
    reloadAcrossAccountBoundary()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['/', '/contact'],
    ['/auth/login', '/en/auth/login'],
  ])('loaded at %s may show %s', async (from, to) => {
    const { reloadAcrossAccountBoundary } = await openDocument(from)
    reloadAcrossAccountBoundary()
    fakeLocation.pathname = to
    reloadAcrossAccountBoundary()
    expect(reload).not.toHaveBeenCalled()
  })
})
