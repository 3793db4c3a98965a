'use client'

import { useSyncExternalStore } from 'react'

/** The address of the page stays while the form is there. */
const neverChanges = () => () => {}

/** Reads the query of the page's address; `before` is what is drawn until the browser knows it. */
export const useQuery = <T>(read: (search: string) => T, before: T): T =>
  useSyncExternalStore(
    neverChanges,
    () => read(location.search),
    () => before,
  )
