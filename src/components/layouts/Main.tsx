import { type ReactNode, ViewTransition } from 'react'

type Props = {
  /** For scripts and tests (Behaviour: route-name). */
  routeName: string
  children: ReactNode
}

/** The main content, animated on a change of page (styles/page-changes.css). */
export function Main({ routeName, children }: Props) {
  return (
    <ViewTransition default="none" enter="page-enter" exit="page-leave">
      <main data-route={routeName} id="main" tabIndex={-1}>
        {children}
      </main>
    </ViewTransition>
  )
}
