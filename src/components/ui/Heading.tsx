import type { CSSProperties } from 'react'

import { Anchor } from '../page-changes/Anchor'

type Size = 'h1' | 'h2' | 'h3'

type Props = {
  /** The level in the document outline. */
  level: 1 | 2 | 3
  /** Visual size. Default: that of the level. */
  size?: Size
  className?: string
  /** Makes the heading a link. */
  href?: string | null
  /** Line breaks in the text are kept. */
  children: string
}

/** A longer line is expected to wrap in two balanced halves. */
const ONE_LINE = 16

/** Characters of the longest line after wrapping: the largest headings fit their font size to the width. */
function longestLine(text: string): number {
  const lines = text.split('\n').map((line) => line.trim().length)
  return Math.max(...lines.map((length) => (length > ONE_LINE ? Math.ceil(length / 2) : length)))
}

export function Heading({ level, size = `h${level}`, className = '', href, children }: Props) {
  const Tag = `h${level}` as const
  const fit: CSSProperties & Record<`--${string}`, number> = { '--chars': longestLine(children) }
  return (
    <Tag className={`heading heading-${size} ${className}`} style={size === 'h1' ? fit : undefined}>
      {href ? <Anchor href={href}>{children}</Anchor> : children}
    </Tag>
  )
}
