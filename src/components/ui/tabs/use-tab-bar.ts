'use client'

import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

import { MOTION, TAB_SCROLL_PART } from '@/src/lib/constants'

/** True from 150 ms after mount, when fonts and layout have settled (Behaviour: tab-ink-bar). */
function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), MOTION['ink-bar'])
    return () => clearTimeout(timer)
  }, [])
  return settled
}

/** Position of the ink bar under the selected tab in `list`; null until it has been measured. */
export function useTabIndicator(
  list: RefObject<HTMLElement | null>,
  shown: string | undefined,
): CSSProperties | null {
  const settled = useSettled()
  const [barStyle, setBarStyle] = useState<CSSProperties | null>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (!settled || !element) return
    const measure = () => {
      const tab = element.querySelector<HTMLElement>('[aria-selected="true"]')
      if (tab)
        setBarStyle({
          '--active-tab-left': `${tab.offsetLeft}px`,
          '--active-tab-width': `${tab.offsetWidth}px`,
        })
    }
    measure()
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    return () => resized.disconnect()
  }, [list, settled, shown])
  return barStyle
}

type Overflow = { any: boolean; back: boolean; on: boolean }
const NONE: Overflow = { any: false, back: false, on: false }

/** Tolerance: DOM measurements round fractions of pixels differently. */
const SLACK = 1

function overflowOf({ scrollWidth, clientWidth, scrollLeft }: HTMLElement): Overflow {
  return {
    any: scrollWidth > clientWidth + SLACK,
    back: scrollLeft > SLACK,
    on: scrollLeft + clientWidth < scrollWidth - SLACK,
  }
}

const isSame = (a: Overflow, b: Overflow): boolean => a.any === b.any && a.back === b.back && a.on === b.on

type TabScroll = {
  scroller: RefObject<HTMLDivElement | null>
  overflow: Overflow
  /** Behaviour: tab-scroll */
  scrollBy: (direction: -1 | 1) => void
}

/** Whether the tab bar overflows, and on which side. */
export function useTabScroll(): TabScroll {
  const scroller = useRef<HTMLDivElement>(null)
  const [overflow, setOverflow] = useState(NONE)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => {
      const measured = overflowOf(element)
      setOverflow((known) => (isSame(known, measured) ? known : measured))
    }
    const resized = new ResizeObserver(measure)
    resized.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      resized.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  const scrollBy = (direction: -1 | 1) => {
    const element = scroller.current
    element?.scrollBy({ left: direction * TAB_SCROLL_PART * element.clientWidth })
  }
  return { scroller, overflow, scrollBy }
}
