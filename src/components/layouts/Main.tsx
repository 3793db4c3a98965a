import { type ReactNode, ViewTransition } from 'react'

/** What a page is about. A change of page lets the old one go and the new one come (styles/page-changes.css). */
export function Main({ children }: { children: ReactNode }) {
  return (
    <ViewTransition default="none" enter="page-enter" exit="page-leave">
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </ViewTransition>
  )
}
