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

/** §8, "Page Not Found: {path}": one page is kept for all paths that are not there, so the browser adds which it is. */
export function AskedPath() {
  const path = useSyncExternalStore(neverChanges, readablePath, () => null)
  return path === null ? null : <>: {path}</>
}
