import type { ReactNode } from 'react'

import { Logo } from './Logo'

/** A page of the panel without navigation, for people who cannot use the panel (yet). */
export const PlainPage = ({ children }: { children: ReactNode }) => (
  <main className="gevel-plain-page">
    <Logo />
    {children}
  </main>
)
