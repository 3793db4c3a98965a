import { useEffect, useSyncExternalStore } from 'react'

let opened: string | null = null
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(name: string | null): void {
  opened = name
  for (const listener of listeners) listener()
}

/**
 * Whether a panel is open beside its form; there is room for one. It closes with its form.
 * @param name of the panel and its document
 */
export function useSidePanel(name: string): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const isOpen = useSyncExternalStore(
    subscribe,
    () => opened === name,
    () => false,
  )
  useEffect(
    () => () => {
      if (opened === name) show(null)
    },
    [name],
  )
  const setOpen = (wanted: boolean) => {
    if (wanted) show(name)
    else if (opened === name) show(null)
  }
  return [isOpen, setOpen]
}
