'use client'

import { useEffect, useState } from 'react'

/** A line at the top of the window between the two signals. Screen readers are told of the new page by the router. */
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
