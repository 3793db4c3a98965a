import { VERSION_POLL_MS } from '@/src/lib/constants'

/** Jitter of a tenth, so that pages that were opened at the same time do not poll at the same time. */
const nextWait = (): number => VERSION_POLL_MS * (0.9 + 0.2 * Math.random())

/**
 * Polls every hour while the page is visible and connected; a missed poll runs when it is again (Behaviour:
 * version-poll). Returns the function that stops it.
 */
export function poll(callback: () => void): () => void {
  let due = false
  let timer: ReturnType<typeof setTimeout>
  const runWhenDue = () => {
    if (!due || document.hidden || !navigator.onLine) return
    schedule()
    callback()
  }
  const schedule = () => {
    due = false
    timer = setTimeout(() => {
      due = true
      runWhenDue()
    }, nextWait())
  }
  const ended = new AbortController()
  document.addEventListener('visibilitychange', runWhenDue, ended)
  window.addEventListener('online', runWhenDue, ended)
  schedule()
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
