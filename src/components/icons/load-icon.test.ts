import { afterEach, describe, expect, it, vi } from 'vitest'

import { ICON_TIMEOUT_MS } from '@/src/lib/constants'
import { loadIcon } from './load-icon'

const stubFetch = (respond: (url: string, init?: RequestInit) => Promise<Response>) => {
  const fetchMock = vi.fn<typeof respond>(respond)
  vi.stubGlobal('fetch', fetchMock)
  return fetchMock
}
type Warn = Parameters<typeof loadIcon>[1]
const one = (name: string) => async () => Response.json({ icons: { [name]: { body: '<path/>' } } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('loadIcon', () => {
  it('requests an icon that is shown twice only once', async () => {
    const fetchMock = stubFetch(one('house'))
    const warn = vi.fn<Warn>()
    const bodies = await Promise.all([loadIcon('house', warn), loadIcon('house', warn)])
    expect(bodies).toEqual(['<path/>', '<path/>'])
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/icons/lucide.json?icons=house', expect.anything())
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['does not exist', async () => Response.json({ icons: {}, not_found: ['x'] })],
    ['gets an error response', async () => new Response(null, { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('warns, returns null and retries next time for an icon that %s', async (_, respond) => {
    const name = crypto.randomUUID()
    stubFetch(respond)
    const warn = vi.fn<Warn>()
    expect(await loadIcon(name, warn)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    stubFetch(one(name))
    expect(await loadIcon(name, warn)).toBe('<path/>')
  })

  it('times out after 1,500 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    stubFetch(one('clock'))
    await loadIcon('clock', vi.fn<Warn>())
    expect(timeout).toHaveBeenCalledWith(ICON_TIMEOUT_MS)
    expect(ICON_TIMEOUT_MS).toBe(1500)
    timeout.mockRestore()
  })
})
