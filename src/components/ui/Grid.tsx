import type { ReactNode } from 'react'

type Props = { className?: string; children: ReactNode }

/** Twelve columns (four on a phone), with the brand's hairlines where its grid is visible. */
export function Grid({ className = '', children }: Props) {
  return <div className={`page-grid ${className}`}>{children}</div>
}
