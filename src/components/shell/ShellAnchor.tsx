import type { ReactNode } from 'react'

import { Anchor } from '@/src/components/page-changes/Anchor'
import type { ShellLink } from './types'

type Props = { link: ShellLink; className?: string; children?: ReactNode }

/** A link of the header or footer. Pages of this site open without a reload; `children` precede the label. */
export function ShellAnchor({ link: { label, href, newTab, current }, className, children }: Props) {
  return (
    <Anchor href={href} className={className} aria-current={current ? 'page' : undefined} newTab={newTab}>
      {children}
      {label}
    </Anchor>
  )
}
