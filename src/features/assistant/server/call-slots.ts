import pLimit, { type LimitFunction } from 'p-limit'

import { globalSingleton } from '@/src/lib/global-singleton'
import { AssistantError } from './assistant-error'

/** Calls of a tenant that wait for a slot; further ones are rejected. */
const MAX_WAITING = 20

const slots = () => globalSingleton('llm-call-slots', () => new Map<string, LimitFunction>())

/**
 * Waits until the tenant has fewer calls under way in this process than `atOnce`.
 * @returns gives the slot back
 * @throws the reason of the signal, when it is aborted while the call waits
 */
export async function takeSlot(tenant: string, atOnce: number, signal: AbortSignal): Promise<() => void> {
  const limit = slots().get(tenant) ?? pLimit(atOnce)
  if (limit.pendingCount >= MAX_WAITING) throw new AssistantError({ reason: 'tooManyCalls' })
  slots().set(tenant, limit)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: granted, resolve: grant } = Promise.withResolvers<void>()
  void limit(() => {
    grant()
    return held
  })
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason as Error)
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  try {
    await Promise.race([granted, aborted])
    return release
  } catch (error) {
    release()
    throw error
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
