import { useCallback, useEffect, useState } from 'react'

import { fetchTimes, type Times } from './calls'

type State = { state: 'loading' } | { state: 'failed' } | ({ state: 'ready' } & Times)

/** Loads the slots. A reload keeps the current ones until it succeeds. */
export function useTimes(): { times: State; retry: () => void } {
  const [times, setTimes] = useState<State>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    fetchTimes(controller.signal).then(
      (found) => setTimes({ state: 'ready', ...found }),
      () => {
        if (controller.signal.aborted) return
        setTimes((shown) => (shown.state === 'ready' ? shown : { state: 'failed' }))
      },
    )
    return () => controller.abort()
  }, [round])
  return { times, retry: useCallback(() => setRound((last) => last + 1), []) }
}
