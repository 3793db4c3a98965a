import { afterEach, describe, expect, it, vi } from 'vitest'

import { ICON_TIMEOUT_MS } from '@/src/lib/constants'
import { loadIcon } from './load-icon'

const answering = (answer: (url: string, init?: RequestInit) => Promise<Response>) => {
  const asked = vi.fn<typeof answer>(answer)
  vi.stubGlobal('fetch', asked)
  return asked
}
type Warn = Parameters<typeof loadIcon>[1]
const one = (name: string) => async () => Response.json({ icons: { [name]: { body: '<path/>' } } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('loadIcon', () => {
  it('asks once for an icon that is shown twice', async () => {
    const asked = answering(one('house'))
    const warn = vi.fn<Warn>()
    const bodies = await Promise.all([loadIcon('house', warn), loadIcon('house', warn)])
    expect(bodies).toEqual(['<path/>', '<path/>'])
    expect(asked).toHaveBeenCalledExactlyOnceWith('/api/icons/lucide.json?icons=house', expect.anything())
    expect(warn).not.toHaveBeenCalled()
  })

  it.each([
    ['does not exist', async () => Response.json({ icons: {}, not_found: ['x'] })],
    ['is refused', async () => new Response(null, { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('that %s warns, shows nothing, and is asked for again', async (_, answer) => {
    const name = crypto.randomUUID()
    answering(answer)
    const warn = vi.fn<Warn>()
    expect(await loadIcon(name, warn)).toBeNull()
    expect(warn).toHaveBeenCalledOnce()
    answering(one(name))
    expect(await loadIcon(name, warn)).toBe('<path/>')
  })

  it('is given up after 1,500 ms', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answering(one('clock'))
    await loadIcon('clock', vi.fn<Warn>())
    expect(timeout).toHaveBeenCalledWith(ICON_TIMEOUT_MS)
    expect(ICON_TIMEOUT_MS).toBe(1500)
    timeout.mockRestore()
  })
})
