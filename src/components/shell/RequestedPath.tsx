'use client'

import { useSyncExternalStore } from 'react'

/** The address stays while the page is there. */
const neverChanges = () => () => {}

function readablePath(): string {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}

/** One page is cached for all missing paths, so the browser adds the path (Behaviour: not-found-page). */
export function RequestedPath() {
  const path = useSyncExternalStore(neverChanges, readablePath, () => null)
  return path === null ? null : <>: {path}</>
}
