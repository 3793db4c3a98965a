'use client'

import { useEffect, useSyncExternalStore } from 'react'

import { currentSession, loadSession, mightBeSignedIn, type Session, subscribeSession } from './session'

const none = () => null

/** Who is signed in here; null while nobody is, or nobody is known to be yet. */
export function useSession(): Session | null {
  useEffect(() => {
    if (!mightBeSignedIn()) return
    const ended = new AbortController()
    loadSession(ended.signal).catch((error: unknown) => {
      // loadSession throws it on; the form below is shown either way.
      if (!ended.signal.aborted) console.warn(`The session was not loaded: ${String(error)}`)
    })
    return () => ended.abort()
  }, [])
  return useSyncExternalStore(subscribeSession, currentSession, none)
}
