import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { expectConsole } from '@/src/testing/console'

const nl = { ui: {}, versions: {} }

/** A fresh copy of the module, with a mocked `fetch`. */
async function freshDocument(respond: () => Promise<Response>) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { messages: 'abc' } } })
  const fetchMock = vi.fn<(address: string) => Promise<Response>>(respond)
  vi.stubGlobal('fetch', fetchMock)
  const { loadMessages } = await import('./load-messages')
  return { fetchMock, loadMessages }
}

const expectWarning = () => expectConsole('warn', /^The messages of (nl|de) could not be loaded\./)

afterEach(() => vi.unstubAllGlobals())

describe('loadMessages', () => {
  it('fetches a locale once, under the hash of the document', async () => {
    const { fetchMock, loadMessages } = await freshDocument(async () => Response.json(nl))
    expect(await Promise.all([loadMessages('nl'), loadMessages('nl')])).toEqual([nl, nl])
    expect(await loadMessages('nl')).toEqual(nl)
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/_i18n/abc/nl/messages.json')
    await loadMessages('en')
    expect(fetchMock).toHaveBeenLastCalledWith('/_i18n/abc/en/messages.json')
  })

  it.each([
    ['an error status', async () => new Response(null, { status: 500 })],
    ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
    ['a response that is not JSON', async () => new Response('<html>')],
  ])('rejects with the specified error on %s, and retries at the next call', async (_, respond) => {
    const { fetchMock, loadMessages } = await freshDocument(respond)
    expectWarning()
    await expect(loadMessages('nl')).rejects.toThrow(/^Failed loading locale$/)
    fetchMock.mockImplementation(async () => Response.json(nl))
    expect(await loadMessages('nl')).toEqual(nl)
  })

  it('rejects an unknown locale without a request', async () => {
    const { fetchMock, loadMessages } = await freshDocument(async () => Response.json(nl))
    expectWarning()
    await expect(loadMessages('de' as Locale)).rejects.toThrow('Failed loading locale')
    expect(fetchMock).not.toHaveBeenCalled()
  })
})
