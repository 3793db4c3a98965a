type NewestOnly<T> = {
  give: (value: T) => void
  /** While held, nothing is begun; what is running can ask. */
  hold: (isHeld: boolean) => void
}

/**
 * Runs `work` for the newest value only: one at a time, then for the last of the values that came meanwhile. A rejection of
 * `work` is its own to handle.
 */
export function newestOnly<T>(work: (value: T, isHeld: () => boolean) => Promise<void>): NewestOnly<T> {
  let next: { value: T } | null = null
  let isRunning = false
  let held = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (let current = next; current && !held; current = next) {
      next = null
      await work(current.value, () => held)
    }
    isRunning = false
  }
  return {
    give: (value) => {
      next = { value }
      void run()
    },
    hold: (isHeld) => {
      held = isHeld
      void run()
    },
  }
}
