'use client'

import { useAuth } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** Renders its children only for an account that may create redirects. */
export function IfMayCreateRedirects({ children }: { children: ReactNode }) {
  const { permissions } = useAuth()
  return permissions?.collections?.redirects?.create ? children : null
}
