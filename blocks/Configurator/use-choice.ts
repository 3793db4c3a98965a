'use client'

import { useSyncExternalStore } from 'react'

import type { ConfiguratorPart } from './formats'

/** The query parameter that carries a choice, keys separated by commas. */
const PARAMETER = 'blocks'

const watchers = new Set<() => void>()

function watch(onChange: () => void): () => void {
  watchers.add(onChange)
  window.addEventListener('popstate', onChange)
  return () => {
    watchers.delete(onChange)
    window.removeEventListener('popstate', onChange)
  }
}

const read = (): string => new URLSearchParams(window.location.search).get(PARAMETER) ?? ''

/** The page was drawn without knowing the address. */
const readOnServer = (): string => ''

function write(keys: readonly string[]): void {
  const url = new URL(window.location.href)
  url.searchParams.delete(PARAMETER)
  // A comma needs no encoding in a query, and a link is read by people too.
  const choice = keys.length > 0 ? `${PARAMETER}=${keys.join(',')}` : ''
  url.search = [url.searchParams.toString(), choice].filter(Boolean).join('&')
  window.history.replaceState(window.history.state, '', url)
  for (const onChange of watchers) onChange()
}

/** What the visitor has chosen. It lives in the address, so that a copied link, a reload and going back all keep it. */
export function useChoice(parts: readonly ConfiguratorPart[]) {
  const address = useSyncExternalStore(watch, read, readOnServer)
  const keys = address.split(',').filter((key) => parts.some((part) => part.key === key))
  return {
    chosen: new Set(keys) as ReadonlySet<string>,
    choose: (key: string, on: boolean) => write(on ? [...keys, key] : keys.filter((other) => other !== key)),
    clear: () => write([]),
  }
}
