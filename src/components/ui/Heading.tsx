import type { CSSProperties } from 'react'

import { Anchor } from '../page-changes/Anchor'

type Size = 'h1' | 'h2' | 'h3'

type Props = {
  /** The level in the document. */
  level: 1 | 2 | 3
  /** How large it is set, when that is not what the level says. */
  size?: Size
  className?: string
  /** Where the heading leads, when it is a link. */
  href?: string | null
  /** A line break in the text is a line break on the page. */
  children: string
}

/** A line longer than this is expected to be broken in two by the browser, which balances the halves. */
const ONE_LINE = 16

/** Characters of the longest line as it will stand: the largest headings are set as wide as their words allow. */
function longestLine(text: string): number {
  const lines = text.split('\n').map((line) => line.trim().length)
  return Math.max(...lines.map((length) => (length > ONE_LINE ? Math.ceil(length / 2) : length)))
}

/** A heading of the type scale. */
export function Heading({ level, size = `h${level}`, className = '', href, children }: Props) {
  const Tag = `h${level}` as const
  const fit: CSSProperties & Record<`--${string}`, number> = { '--chars': longestLine(children) }
  return (
    <Tag className={`heading heading-${size} ${className}`} style={size === 'h1' ? fit : undefined}>
      {href ? <Anchor href={href}>{children}</Anchor> : children}
    </Tag>
  )
}
