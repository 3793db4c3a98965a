'use client'

import { useEffect, useState } from 'react'

/** Set in the browser of whoever has opened the admin; the session itself cannot be seen by a script. */
const TRACE = 'payload-lng='

async function readSession(signal: AbortSignal): Promise<void> {
  const { request } = await import('@/src/lib/http-client')
  await request('/api/auth/session', { signal })
}

/** Whether somebody is signed in here. Visitors without a trace of the admin are not asked about. */
export function useSignedIn(): boolean {
  const [signedIn, setSignedIn] = useState(false)
  useEffect(() => {
    if (!document.cookie.includes(TRACE)) return
    const ended = new AbortController()
    readSession(ended.signal).then(
      () => setSignedIn(true),
      () => {},
    )
    return () => ended.abort()
  }, [])
  return signedIn
}
