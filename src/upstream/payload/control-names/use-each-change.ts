import { useEffect } from 'react'

/** Calls `update` once the page is there and after every change of its elements and of their names; a new `update` is called at once. */
export function useEachChange(update: () => void): void {
  useEffect(() => {
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        update()
      })
    }
    const observer = new MutationObserver(schedule)
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-label'] })
    schedule()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [update])
}
