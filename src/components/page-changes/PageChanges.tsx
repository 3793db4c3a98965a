'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'

import { reloadAcrossAccountBoundary } from './account-boundary'
import { LoadingBar } from './LoadingBar'
import { navigationTarget, endLoading, startLoading } from './loading'
import {
  enterPage,
  clearControls,
  storeCurrentScrollState,
  leavePage,
  storeControls,
  storeScroll,
} from './scroll-restoration'

/** For styles/controls.css (Behaviour: ripple). */
function placeRipple({ target, clientX, clientY }: PointerEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('.button') : null
  if (!button) return
  const { left, top } = button.getBoundingClientRect()
  button.style.setProperty('--ripple-x', `${clientX - left}px`)
  button.style.setProperty('--ripple-y', `${clientY - top}px`)
}

/** Once per document: the loading bar, its events and state restoration (Behaviour: page-change, page-keep-alive). */
export function PageChanges() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  const returning = useRef(false)
  useEffect(() => {
    const startNavigation = (path: string) => {
      leavePage()
      startLoading(path)
    }
    const click = (event: MouseEvent) => {
      const path = navigationTarget(event)
      if (path !== null) startNavigation(path)
    }
    const traverse = () => {
      // Only the hash has changed.
      if (location.pathname === shown.current) return
      returning.current = true
      startNavigation(location.pathname)
    }
    const ended = new AbortController()
    const { signal } = ended
    document.addEventListener('click', click, { signal })
    document.addEventListener('input', storeControls, { signal })
    document.addEventListener('submit', clearControls, { signal })
    document.addEventListener('pointerdown', placeRipple, { signal, passive: true })
    window.addEventListener('scroll', storeScroll, { signal, passive: true })
    window.addEventListener('popstate', traverse, { signal })
    window.addEventListener('pageshow', endLoading, { signal })
    window.addEventListener('before-reload', storeCurrentScrollState, { signal })
    return () => ended.abort()
  }, [])
  useEffect(() => {
    reloadAcrossAccountBoundary()
    shown.current = pathname
    enterPage(returning.current)
    returning.current = false
    endLoading()
  }, [pathname])
  return <LoadingBar />
}
