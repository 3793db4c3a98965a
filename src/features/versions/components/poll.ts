import { VERSION_POLL_MS } from '@/src/lib/constants'

/** Pages that were opened at one moment do not ask at one moment: each waits up to a tenth more or less. */
const nextWait = (): number => VERSION_POLL_MS * (0.9 + 0.2 * Math.random())

/**
 * Polls every hour while the page is visible and connected; a missed poll runs when it is again (Behaviour:
 * version-poll). Returns the function that stops it.
 */
export function poll(ask: () => void): () => void {
  let due = false
  let timer: ReturnType<typeof setTimeout>
  const askWhenDue = () => {
    if (!due || document.hidden || !navigator.onLine) return
    wait()
    ask()
  }
  const wait = () => {
    due = false
    timer = setTimeout(() => {
      due = true
      askWhenDue()
    }, nextWait())
  }
  const ended = new AbortController()
  document.addEventListener('visibilitychange', askWhenDue, ended)
  window.addEventListener('online', askWhenDue, ended)
  wait()
  return () => {
    ended.abort()
    clearTimeout(timer)
  }
}
