import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/src/lib/durations'
import { ChunkWatch } from './ChunkWatch'

class Script extends EventTarget {
  readonly src: string
  constructor(src: string) {
    super()
    this.src = src
  }
}
class Link extends EventTarget {
  readonly href: string
  readonly rel: string
  constructor(href: string, rel: string) {
    super()
    this.href = href
    this.rel = rel
  }
}

const CHUNK = 'https://kade.test/_next/static/chunks/a.js'
let now: number
let online: boolean
let memory: Map<string, string>

/** Runs the inline script in a fake document. */
function openDocument({ storage = true, build = 'first', optional = '' } = {}) {
  const window = new EventTarget()
  const reload = vi.fn<() => void>()
  const beforeReload = vi.fn<() => void>()
  window.addEventListener('before-reload', beforeReload)
  const sessionStorage = {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (!storage) throw new Error('SecurityError')
      memory.set(key, value)
    },
  }
  const html = renderToStaticMarkup(<ChunkWatch build={build} />)
  runInNewContext(html.replace(/^<script>|<\/script>$/g, ''), {
    window,
    document: { documentElement: { dataset: { optionalChunks: optional } } },
    sessionStorage,
    navigator: { onLine: online },
    location: { origin: 'https://kade.test', reload },
    Date: { now: () => now },
    HTMLScriptElement: Script,
    HTMLLinkElement: Link,
    Error,
    Event,
  })
  const fail = (type: 'error' | 'unhandledrejection', details: object) => {
    const event = new Event(type)
    for (const [name, value] of Object.entries(details)) Object.defineProperty(event, name, { value })
    window.dispatchEvent(event)
  }
  return { reload, beforeReload, fail }
}

const chunkError = (path = '/_next/static/chunks/b.js') =>
  Object.assign(new Error(`Failed to load chunk ${path} from module 123`), { name: 'ChunkLoadError' })
/** A failed script with this file name. */
const failedScript = (name: string) => ({ target: new Script(CHUNK.replace('a.js', name)) })

beforeEach(() => {
  now = Date.UTC(2026, 0, 1)
  online = true
  memory = new Map()
})

describe('watchChunks', () => {
  it.each([
    ['a script', 'error', { target: new Script(CHUNK) }],
    ['a stylesheet', 'error', { target: new Link('https://kade.test/_next/a.css', 'stylesheet') }],
    ['an uncaught error', 'error', { error: chunkError() }],
    ['an unhandled rejection', 'unhandledrejection', { reason: chunkError() }],
  ] as const)('reloads once for %s, after the page could save its state', (_, type, details) => {
    const { reload, beforeReload, fail } = openDocument()
    fail(type, details)
    expect(reload).toHaveBeenCalledOnce()
    expect(beforeReload).toHaveBeenCalledBefore(reload)
  })

  it('does not reload again within 10,000 ms, also in a new document, but does after', () => {
    const first = openDocument()
    first.fail('error', failedScript('1.js'))
    first.fail('unhandledrejection', { reason: chunkError() })
    expect(first.reload).toHaveBeenCalledOnce()
    const second = openDocument()
    now += 9_999
    second.fail('error', failedScript('2.js'))
    expect(second.reload).not.toHaveBeenCalled()
    now += 1
    second.fail('error', failedScript('2.js'))
    expect(second.reload).toHaveBeenCalledOnce()
  })

  it('reloads once for a chunk that keeps failing, however long after and however it fails', () => {
    openDocument().fail('error', { target: new Script(CHUNK) })
    now += DAY_MS
    const second = openDocument()
    second.fail('error', { target: new Script(CHUNK) })
    second.fail('error', { target: new Script(`${CHUNK}?again`) })
    second.fail('unhandledrejection', { reason: chunkError('/_next/static/chunks/a.js') })
    expect(second.reload).not.toHaveBeenCalled()
    const deployed = openDocument({ build: 'second' })
    deployed.fail('error', { target: new Script(CHUNK) })
    expect(deployed.reload).toHaveBeenCalledOnce()
  })

  it('does not reload for an optional chunk, also when it fails again', () => {
    const { reload, fail } = openDocument({ optional: `https://kade.test/_next/0.js ${CHUNK} ` })
    fail('error', { target: new Script(CHUNK) })
    fail('error', { target: new Script(CHUNK) })
    expect(reload).not.toHaveBeenCalled()
    fail('error', failedScript('needed.js'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload offline or without session storage', () => {
    const blocked = openDocument({ storage: false })
    blocked.fail('error', { target: new Script(CHUNK) })
    expect(blocked.reload).not.toHaveBeenCalled()
    online = false
    const offline = openDocument()
    offline.fail('error', { target: new Script(CHUNK) })
    expect(offline.reload).not.toHaveBeenCalled()
  })

  it.each([
    ['another site’s script', 'error', { target: new Script('https://elsewhere.test/_next/a.js') }],
    ['a script outside /_next', 'error', { target: new Script('https://kade.test/api/x.js') }],
    [
      'a link that is not a stylesheet',
      'error',
      { target: new Link('https://kade.test/_next/a.js', 'preload') },
    ],
    ['any other error', 'error', { error: new Error('x') }],
    ['any other rejection', 'unhandledrejection', { reason: 'ChunkLoadError' }],
  ] as const)('does not reload for %s', (_, type, details) => {
    const { reload, fail } = openDocument()
    fail(type, details)
    expect(reload).not.toHaveBeenCalled()
  })
})
