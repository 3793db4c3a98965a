import { useEffect } from 'react'

/** Of changed texts, those of headings: drawers are named by them, and the text of a form changes with every key. */
const mayNameControl = ({ type, target }: MutationRecord): boolean =>
  type !== 'characterData' || Boolean(target.parentElement?.closest('h1, h2, h3'))

/** Calls `update` once the page is there and after every change of its elements, headings and names; a new `update` is called at once. */
export function useEachChange(update: () => void): void {
  useEffect(() => {
    let frame = 0
    const schedule = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        update()
      })
    }
    const observer = new MutationObserver((changes) => {
      if (changes.some(mayNameControl)) schedule()
    })
    const texts = { characterData: true, attributeFilter: ['aria-label'] }
    observer.observe(document.body, { childList: true, subtree: true, ...texts })
    schedule()
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [update])
}
