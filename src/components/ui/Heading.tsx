type Size = 'h1' | 'h2' | 'h3'

type Props = {
  /** The level in the document. */
  level: 1 | 2 | 3
  /** How large it is set, when that is not what the level says. */
  size?: Size
  className?: string
  /** A line break in the text is a line break on the page. */
  children: string
}

/** A heading of the type scale. */
export function Heading({ level, size = `h${level}`, className = '', children }: Props) {
  const Tag = `h${level}` as const
  return <Tag className={`heading heading-${size} ${className}`}>{children}</Tag>
}
