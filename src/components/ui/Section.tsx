import type { ReactNode } from 'react'

/** The ground a section stands on; `image` is text inside an image. */
export type Tone = 'ground' | 'subtle' | 'inverse' | 'primary' | 'image'

type Props = {
  /** What an editor may tell every section. */
  tone: Tone
  anchor?: string | null
  className?: string
  /** Lies under a header that is laid over the first image. */
  underHeader?: boolean
  children: ReactNode
}

/** One band of the page. What stands in it hangs in a `Grid`. */
export function Section({ tone, anchor, className = '', underHeader = false, children }: Props) {
  return (
    <section
      className={`section ${className}`}
      data-tone={tone}
      data-under-header={underHeader || undefined}
      id={anchor ?? undefined}
    >
      {children}
    </section>
  )
}
