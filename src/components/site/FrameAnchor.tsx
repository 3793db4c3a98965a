import Link from 'next/link'
import type { ReactNode } from 'react'

import type { FrameLink } from '@/src/lib/frame'

type Props = { link: FrameLink; className?: string; children?: ReactNode }

/** A link of the header or footer. Pages of this site open without a reload; `children` stands before the label. */
export function FrameAnchor({ link: { label, href, newTab, current }, className, children }: Props) {
  const Anchor = href.startsWith('/') ? Link : 'a'
  return (
    <Anchor
      href={href}
      className={className}
      aria-current={current ? 'page' : undefined}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
      {label}
    </Anchor>
  )
}
