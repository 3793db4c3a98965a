import { useEffect, useState } from 'react'

/** Long enough for most pauses within a word. */
const TYPING_PAUSE_MS = 400

/** The value once it has not changed for a pause. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
