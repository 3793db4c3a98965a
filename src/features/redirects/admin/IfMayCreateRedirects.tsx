'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** What leads to the form of a new redirect, for whoever may save it. */
export function IfMayCreateRedirects({ children }: { children: ReactNode }) {
  const { permissions } = useAuth()
  return permissions?.collections?.redirects?.create ? children : null
}
