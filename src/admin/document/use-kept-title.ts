import { useEffect, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * What is typed for a new document, kept in this tab until that is stored or given up: whoever comes back finds it. Closing
 * the tab asks first.
 */
export function useKeptTitle(key: string) {
  const name = `gevel-new ${key}`
  const title = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(name) ?? '',
    () => '',
  )
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (sessionStorage.getItem(name) !== null) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [name])
  // Leaves the input as it is, until the screen is left.
  const forget = () => sessionStorage.removeItem(name)
  const keep = (typed: string) => {
    if (typed === '') forget()
    else sessionStorage.setItem(name, typed)
    for (const listener of listeners) listener()
  }
  return { title, keep, forget }
}
