/**
 * Defect: the forms of the panel can be used before their scripts run: what somebody types then is overwritten without a
 * word once they do, and what they press has no effect.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: disabled-until-hydrated.test.ts "Payload renders forms on the server that are enabled" fails
 */
'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Fields and buttons inside are disabled in the HTML of the server, and enabled together when React has taken over. */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <fieldset disabled={!hydrated} role="presentation" style={{ display: 'contents' }}>
      {children}
    </fieldset>
  )
}
