import { afterEach, describe, expect, it, vi } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { expectConsole } from '@/src/testing/console'

const nl = { ui: {}, versions: {} }

/** The module as a newly loaded document has it, and what it asks the server for. */
async function freshDocument(answer: () => Promise<Response>) {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { messages: 'abc' } } })
  const asked = vi.fn<(address: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', asked)
  const { loadMessages } = await import('./load-messages')
  return { asked, loadMessages }
}

const expectWarning = () => expectConsole('warn', /^The messages of (nl|de) could not be loaded\./)

afterEach(() => vi.unstubAllGlobals())

describe('loadMessages', () => {
  it('fetches a language once, under the hash that the document names', async () => {
    const { asked, loadMessages } = await freshDocument(async () => Response.json(nl))
    expect(await Promise.all([loadMessages('nl'), loadMessages('nl')])).toEqual([nl, nl])
    expect(await loadMessages('nl')).toEqual(nl)
    expect(asked).toHaveBeenCalledExactlyOnceWith('/_i18n/abc/nl/messages.json')
    await loadMessages('en')
    expect(asked).toHaveBeenLastCalledWith('/_i18n/abc/en/messages.json')
  })

  it.each([
    ['an error of the server', async () => new Response(null, { status: 500 })],
    ['no connection', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is no JSON', async () => new Response('<html>')],
  ])('fails as specified on %s, and tries again when asked again', async (_, answer) => {
    const { asked, loadMessages } = await freshDocument(answer)
    expectWarning()
    await expect(loadMessages('nl')).rejects.toThrow(/^Failed loading locale$/)
    asked.mockImplementation(async () => Response.json(nl))
    expect(await loadMessages('nl')).toEqual(nl)
  })

  it('fails the same way for a language that is none of the product’s, without asking', async () => {
    const { asked, loadMessages } = await freshDocument(async () => Response.json(nl))
    expectWarning()
    await expect(loadMessages('de' as Locale)).rejects.toThrow('Failed loading locale')
    expect(asked).not.toHaveBeenCalled()
  })
})
