import type { ReactNode } from 'react'

/** The background of a section; `image` is text over an image. */
export type Tone = 'ground' | 'subtle' | 'inverse' | 'primary' | 'image'

type Props = {
  /** Settings that editors have for every section. */
  tone: Tone
  anchor?: string | null
  className?: string
  /** Extends below a header that overlays the first image. */
  underHeader?: boolean
  children: ReactNode
}

/** A full-width section of the page. Its content goes in a `Grid`. */
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
