'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { currentSession, loadSession, mightBeSignedIn, type Session, subscribeSession } from './session'

const none = () => null

/** The session of this browser; null without one and until it is loaded. */
export function useSession(): Session | null {
  useEffect(() => {
    if (!mightBeSignedIn()) return
    const unmounted = new AbortController()
    loadSession(unmounted.signal).catch((error: unknown) => {
      // Without a session the form is shown, which is right here too.
      if (!unmounted.signal.aborted) console.warn(`Failed to load the session: ${String(error)}`)
    })
    return () => unmounted.abort()
  }, [])
  return useSyncExternalStore(subscribeSession, currentSession, none)
}
