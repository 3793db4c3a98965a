import { VERSION_POLL_MS } from '@/src/lib/constants'

/** Pages that were opened at one moment do not ask at one moment: each waits up to a tenth more or less. */
const nextWait = (): number => VERSION_POLL_MS * (0.9 + 0.2 * Math.random())

/**
 * §4: asks every hour, but only while the page is seen and connected; what fell due meanwhile is asked as soon as it is.
 * Answers how to stop.
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
