import type { ReactNode } from 'react'

import type { Frame } from '@/src/lib/frame'

type Props = { frame: Frame; children: ReactNode }

/** Draws the layout that a page names. */
export function PageLayout({ frame, children }: Props) {
  return (
    <>
      <nav aria-label={frame.siteName}>
        {frame.navigation.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </nav>
      <main id="main">{children}</main>
    </>
  )
}
