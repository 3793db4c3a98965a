'use client'

import { useEffect, useState } from 'react'

/** Set in the browser of whoever has opened the admin; the session itself cannot be seen by a script. */
const TRACE = 'payload-lng='

async function isSignedIn(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/api/auth/session', { signal })
  // Unread, an answer would stay open.
  await response.arrayBuffer()
  return response.ok
}

/** Whether somebody is signed in here. Visitors without a trace of the admin are not asked about. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (!document.cookie.includes(TRACE)) return
    const ended = new AbortController()
    isSignedIn(ended.signal).then(setSignedIn, () => {})
    return () => ended.abort()
  }, [])
  return signedIn
}
