'use client'

import { useSyncExternalStore } from 'react'

import type { ConfiguratorPart } from './formats'

/** The query parameter of the selection: keys separated by commas. */
const PARAMETER = 'blocks'

const listeners = new Set<() => void>()

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    listeners.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

const read = (): string => new URLSearchParams(window.location.search).get(PARAMETER) ?? ''

/** The server renders the page without the query. */
const readOnServer = (): string => ''

function write(keys: readonly string[]): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(PARAMETER)
  // A comma needs no encoding in a query; without it the link stays readable.
  const choice = keys.length > 0 ? `${PARAMETER}=${keys.join(',')}` : ''
  url.search = [url.searchParams.toString(), choice].filter(Boolean).join('&')
  window.history.replaceState(window.history.state, '', url)
  for (const onChange of listeners) onChange()
}

/** The selection, stored in the URL so that a shared link, a reload and going back keep it. */
export function useChoice(parts: readonly ConfiguratorPart[]) {
  const address = useSyncExternalStore(subscribe, read, readOnServer)
  const keys = address.split(',').filter((key) => parts.some((part) => part.key === key))
  return {
    chosen: new Set(keys) as ReadonlySet<string>,
    choose: (key: string, on: boolean) => write(on ? [...keys, key] : keys.filter((other) => other !== key)),
    clear: () => write([]),
  }
}
