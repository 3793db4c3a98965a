import { ICON_TIMEOUT_MS } from '@/src/lib/constants'

type Warn = (message: string, details: unknown) => void

/** Loaded or loading icons. Failures are not cached, so that the next request retries. */
const icons = new Map<string, Promise<string>>()

async function fetchIcon(name: string): Promise<string> {
  const { api } = await import('@/src/api-client/api')
  const { icons: found } = await api('/api/icons/lucide.json', {
    query: { icons: name },
    signal: AbortSignal.timeout(ICON_TIMEOUT_MS),
  })
  const body = found[name]?.body
  if (!body) throw new Error('Icon not found')
  return body
}

/** The SVG body of an icon; null, with a warning, when it cannot be loaded in time (Behaviour: icon-load). */
export async function loadIcon(name: string, warn: Warn): Promise<string | null> {
  const loading = icons.get(name) ?? fetchIcon(name)
  icons.set(name, loading)
  try {
    return await loading
  } catch (error) {
    icons.delete(name)
    warn(`Icon ${name} could not be loaded.`, error)
    return null
  }
}
