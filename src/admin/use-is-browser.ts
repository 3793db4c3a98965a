'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** Whether the time zone is known: the server, whose HTML the first rendering repeats, does not know that of the browser. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
