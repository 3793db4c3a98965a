import { describe, expect, it } from 'vitest'

import type { Locale } from '@/src/lib/constants'
import { createLogger } from '@/src/platform/logger'
import { createLayoutState, UnknownDomain } from './layout-state'

const EMPTY = { layout: null, domain: null, activeLocale: 'en' }
const layout = { navigation: ['Werk'] }
const domainIn = (defaultLocale: Locale | null) => ({ hostname: 'kade.example', defaultLocale })
type Domain = ReturnType<typeof domainIn>

const answering = (data: Domain | null | undefined) => async () => (data === undefined ? {} : { data })

/** A state with these sources, and the lines that it logs. */
function start(domain: () => Promise<{ data?: Domain | null }>, read = async () => ({ data: layout })) {
  const lines: Record<string, unknown>[] = []
  // Pino writes one JSON object per line.
  const log = createLogger({ write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  return { state: createLayoutState({ layout: read, domain }, log), lines }
}

describe('createLayoutState', () => {
  it('is empty, with English active, before it is loaded', () => {
    expect(start(answering(domainIn('nl'))).state.current()).toEqual(EMPTY)
  })

  it.each([
    ['nl', 'nl'],
    ['en', 'en'],
    [null, 'en'],
  ] as const)('takes the language of a domain whose default is %s: %s', async (defaultLocale, active) => {
    const { state, lines } = start(answering(domainIn(defaultLocale)))
    const loaded = await state.load()
    expect(loaded).toEqual({ layout, domain: domainIn(defaultLocale), activeLocale: active })
    expect(state.current()).toEqual(loaded)
    expect(lines).toEqual([])
  })

  it('takes the given locale of a page', async () => {
    expect((await start(answering(domainIn('nl'))).state.load('en')).activeLocale).toBe('en')
  })

  it('loads layout and domain at the same time, each once', async () => {
    const order: string[] = []
    const { state } = start(
      async () => {
        order.push('domain')
        return { data: domainIn('nl') }
      },
      async () => {
        order.push('layout')
        await new Promise(setImmediate)
        order.push('layout answered')
        return { data: layout }
      },
    )
    await state.load()
    expect(order).toEqual(['layout', 'domain', 'layout answered'])
  })

  it.each([null, undefined])('raises "Unknown domain" when the answer holds %s for data', async (data) => {
    const { state, lines } = start(answering(data))
    await expect(state.load()).rejects.toThrow(UnknownDomain)
    await expect(state.load()).rejects.toThrow(/^Unknown domain$/)
    expect(lines).toHaveLength(2)
    expect(state.current()).toEqual(EMPTY)
  })

  it.each(['layout', 'domain'] as const)(
    'that cannot load its %s is empty again, says so in the log, and throws what was thrown',
    async (source) => {
      const broken = new Error('connect ECONNREFUSED')
      let down = false
      const failing =
        <T>(data: T) =>
        async () => {
          if (down) throw broken
          return { data }
        }
      const { state, lines } =
        source === 'domain'
          ? start(failing(domainIn('nl')))
          : start(answering(domainIn('nl')), failing(layout))
      await state.load()
      down = true
      await expect(state.load('nl')).rejects.toBe(broken)
      expect(state.current()).toEqual(EMPTY)
      expect(lines).toMatchObject([
        {
          level: 'error',
          msg: '[layout-theme] Failed to load layout or domain data',
          err: { message: 'connect ECONNREFUSED' },
        },
      ])
    },
  )
})
