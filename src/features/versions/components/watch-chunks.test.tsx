import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { DAY_MS } from '@/src/lib/durations'
import { ChunkWatch } from './ChunkWatch'

class Script extends EventTarget {
  constructor(readonly src: string) {
    super()
  }
}
class Link extends EventTarget {
  constructor(
    readonly href: string,
    readonly rel: string,
  ) {
    super()
  }
}

const CHUNK = 'https://kade.test/_next/static/chunks/a.js'
let now: number
let online: boolean
let memory: Map<string, string>

/** A document whose head holds the script: `reloads` counts how often it loads itself anew. */
function openDocument({ storage = true, build = 'first', optional = '' } = {}) {
  const window = new EventTarget()
  const reload = vi.fn<() => void>()
  const kept = vi.fn<() => void>()
  window.addEventListener('before-reload', kept)
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
  return { reload, kept, fail }
}

const chunkError = (path = '/_next/static/chunks/b.js') =>
  Object.assign(new Error(`Failed to load chunk ${path} from module 123`), { name: 'ChunkLoadError' })
/** Another part each time: no two of them are one. */
const lost = (name: string) => ({ target: new Script(CHUNK.replace('a.js', name)) })

beforeEach(() => {
  now = Date.UTC(2026, 0, 1)
  online = true
  memory = new Map()
})

describe('a failed chunk load', () => {
  it.each([
    ['a script', 'error', { target: new Script(CHUNK) }],
    ['a stylesheet', 'error', { target: new Link('https://kade.test/_next/a.css', 'stylesheet') }],
    ['an error that nobody caught', 'error', { error: chunkError() }],
    ['a rejection that nobody caught', 'unhandledrejection', { reason: chunkError() }],
  ] as const)('of %s reloads once, after the page could keep its state', (_, type, details) => {
    const { reload, kept, fail } = openDocument()
    fail(type, details)
    expect(reload).toHaveBeenCalledOnce()
    expect(kept).toHaveBeenCalledBefore(reload)
  })

  it('does not reload again within 10,000 ms, by whichever document, and does after', () => {
    const first = openDocument()
    first.fail('error', lost('1.js'))
    first.fail('unhandledrejection', { reason: chunkError() })
    expect(first.reload).toHaveBeenCalledOnce()
    const second = openDocument()
    now += 9_999
    second.fail('error', lost('2.js'))
    expect(second.reload).not.toHaveBeenCalled()
    now += 1
    second.fail('error', lost('2.js'))
    expect(second.reload).toHaveBeenCalledOnce()
  })

  it('reloads once for a part that stays away, however long after and in whichever way it fails', () => {
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

  it('of a part that the page is as good without does not reload, also when it is tried again', () => {
    const { reload, fail } = openDocument({ optional: `https://kade.test/_next/0.js ${CHUNK} ` })
    fail('error', { target: new Script(CHUNK) })
    fail('error', { target: new Script(CHUNK) })
    expect(reload).not.toHaveBeenCalled()
    fail('error', lost('needed.js'))
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does not reload without a connection, nor where nothing can be remembered', () => {
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
    ['a script of no build', 'error', { target: new Script('https://kade.test/api/x.js') }],
    [
      'a link that is no stylesheet',
      'error',
      { target: new Link('https://kade.test/_next/a.js', 'preload') },
    ],
    ['any other error', 'error', { error: new Error('x') }],
    ['any other rejection', 'unhandledrejection', { reason: 'ChunkLoadError' }],
  ] as const)('is not %s', (_, type, details) => {
    const { reload, fail } = openDocument()
    fail(type, details)
    expect(reload).not.toHaveBeenCalled()
  })
})
