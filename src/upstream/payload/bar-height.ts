/**
 * Defect: the toolbar of rich text sticks below a bar of a fixed height, and lies under the second row of one that has two.
 * Seen in: @payloadcms/richtext-lexical 3.90.1
 * Upstream: not reported yet
 * Remove when: bar-height.test.ts "Payload lets the toolbar of rich text stick at a fixed height" fails
 */
import { useEffect } from 'react'

/** Tells the style sheet how high the bar above the form is: what sticks below it would lie under its second row. */
export function useBarHeight(): void {
  useEffect(() => {
    const bar = document.querySelector('.doc-controls')
    if (!bar) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--gevel-bar-height', `${bar.getBoundingClientRect().height}px`)
    })
    observer.observe(bar)
    return () => {
      observer.disconnect()
      style.removeProperty('--gevel-bar-height')
    }
  }, [])
}
