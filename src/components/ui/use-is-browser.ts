'use client'

import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and while React takes over its HTML: handlers do not work yet, and the time zone is not known. */
export const useIsBrowser = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
