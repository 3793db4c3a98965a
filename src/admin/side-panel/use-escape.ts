'use client'

import { useEffect, useEffectEvent, useRef } from 'react'

/** @returns for the element in which Escape does something */
export function useEscape<T extends HTMLElement>(onEscape: () => void) {
  const element = useRef<T>(null)
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && escape()
    const current = element.current
    current?.addEventListener('keydown', onKeyDown)
    return () => current?.removeEventListener('keydown', onKeyDown)
  }, [])
  return element
}
