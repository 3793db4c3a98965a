'use client'

import { useEffect, useState } from 'react'

/** Shown between `loading-start` and `loading-end`. Visual only: the router announces the new page to screen readers. */
export function LoadingBar() {
  const [loading, setLoading] = useState(false)
  useEffect(() => {
    const start = () => setLoading(true)
    const end = () => setLoading(false)
    window.addEventListener('loading-start', start)
    window.addEventListener('loading-end', end)
    return () => {
      window.removeEventListener('loading-start', start)
      window.removeEventListener('loading-end', end)
    }
  }, [])
  return <div aria-hidden="true" className="loading-bar" data-loading={loading || undefined} />
}
