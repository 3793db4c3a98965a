'use client'

import { useSyncExternalStore } from 'react'

/** The query of the page does not change while a form is mounted. */
const neverChanges = () => () => {}

/** The token of a link from an e-mail; empty without one. */
export const readToken = (search: string): string => new URLSearchParams(search).get('token') ?? ''

/** Reads the page's query; `before` is the value on the server and during hydration. */
export const useQuery = <T>(read: (search: string) => T, before: T): T =>
  useSyncExternalStore(
    neverChanges,
    () => read(location.search),
    () => before,
  )
