import { setTimeout as delay } from 'node:timers/promises'

const INTERVAL_MS = 1000
/** Whoever follows is authenticated again after this. */
const LONGEST_MS = 600_000

/** The states of a bulk translation as events: the present one, and each that differs, until it has ended. */
export async function* followBulk<T extends { state: string }>(
  present: T,
  read: () => Promise<T>,
  signal: AbortSignal,
): AsyncGenerator<{ event: 'progress'; data: T }> {
  const until = Date.now() + LONGEST_MS
  let [known, sent] = [present, '']
  while (!signal.aborted) {
    const text = JSON.stringify(known)
    if (text !== sent) yield { event: 'progress', data: known }
    sent = text
    if (known.state !== 'running' || Date.now() > until) return
    await delay(INTERVAL_MS, null, { signal }).catch(() => null)
    if (!signal.aborted) known = await read()
  }
}
