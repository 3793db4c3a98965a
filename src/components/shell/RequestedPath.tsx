'use client'

import { useSyncExternalStore } from 'react'

/** The path does not change while this page is shown. */
const neverChanges = () => () => {}

function readablePath(): string {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}

/** One page is cached for all missing paths, so the path is added in the browser (Behaviour: not-found-page). */
export function RequestedPath() {
  const path = useSyncExternalStore(neverChanges, readablePath, () => null)
  return path === null ? null : <>: {path}</>
}
