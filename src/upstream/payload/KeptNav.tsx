/**
 * Defect: every page load closes the navigation on windows of up to 1440 px, where it stands beside the page, and what is
 * opened there is not kept.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: KeptNav.test.ts "Payload keeps the navigation on wide windows only" fails
 */
'use client'

import { useNav, usePreferences, useWindowInfo } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useState } from 'react'

/** The key under which Payload keeps whether the navigation is open on wide windows. */
const NAV = 'nav'

/** From this width on a form with its sidebar fits beside the navigation: that of common laptops. */
const DESK = '(min-width: 1366px)'

/**
 * Keeps the navigation as somebody left it, over page loads, wherever it stands beside the page. Until then it is open on a
 * desk, and closed on narrower windows.
 */
export function KeptNav() {
  const { navOpen, setNavOpen } = useNav()
  const { getPreference, setPreference } = usePreferences()
  const { breakpoints } = useWindowInfo()
  const isBeside = breakpoints.l === true && breakpoints.m === false
  // As the server sent it: closed only if somebody left it so.
  const [wasOpen] = useState(navOpen)

  const restore = useEffectEvent(async () => {
    if (wasOpen && globalThis.matchMedia(DESK).matches) return true
    const kept = await getPreference<{ open?: boolean } | undefined>(NAV)
    return kept?.open === true
  })
  useEffect(() => {
    if (!isBeside) return undefined
    let isCurrent = true
    // Without an answer it stays closed.
    void restore().then(
      (open) => isCurrent && open && setNavOpen(true),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [isBeside, setNavOpen])

  const keep = useEffectEvent(({ target }: MouseEvent) => {
    const isToggle = target instanceof Element && target.closest('.nav-toggler') !== null
    if (isToggle && isBeside) void setPreference(NAV, { open: !navOpen }, true)
  })
  useEffect(() => {
    const onClick = (event: MouseEvent) => keep(event)
    // Before the button changes what is open.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
  return null
}
