'use client'

import { useEffect, useState } from 'react'

/** Set in the browser of whoever has worked in the admin; the session itself cannot be seen by a script. */
const TRACE = 'payload-tenant='

/** Whether somebody is signed in here. Visitors without a trace of the admin are not asked about. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (!document.cookie.includes(TRACE)) return
    const ended = new AbortController()
    fetch('/api/auth/session', { signal: ended.signal }).then(
      ({ ok }) => setSignedIn(ok),
      () => {},
    )
    return () => ended.abort()
  }, [])
  return signedIn
}
