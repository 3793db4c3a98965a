import { ICON_TIMEOUT_MS } from '@/src/lib/constants'

type Warn = (message: string, details: unknown) => void

/** Icons that were asked for, loaded or on their way. A failure is not kept: the next one to ask tries again. */
const asked = new Map<string, Promise<string>>()

async function fetchIcon(name: string): Promise<string> {
  const { api } = await import('@/src/api-client/api')
  const { icons } = await api('/api/icons/lucide.json', {
    query: { icons: name },
    signal: AbortSignal.timeout(ICON_TIMEOUT_MS),
  })
  const body = icons[name]?.body
  if (!body) throw new Error('there is no such icon')
  return body
}

/** The body of an icon; null, after a warning, when it cannot be loaded in time (Behaviour: icon-load). */
export async function loadIcon(name: string, warn: Warn): Promise<string | null> {
  const loading = asked.get(name) ?? fetchIcon(name)
  asked.set(name, loading)
  try {
    return await loading
  } catch (error) {
    asked.delete(name)
    warn(`Icon ${name} could not be loaded.`, error)
    return null
  }
}
