import type { ReactNode } from 'react'

type Props = { className?: string; children: ReactNode }

/** Twelve columns (four on a phone), with hairlines if the theme shows the grid. */
export function Grid({ className = '', children }: Props) {
  return <div className={`page-grid ${className}`}>{children}</div>
}
