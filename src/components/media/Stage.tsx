import type { ReactNode } from 'react'

import type { Media } from '@/payload-types'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { Picture } from './Picture'
import { FULL_WINDOW } from './sizes'

type Props = {
  image: Media | string | null | undefined
  anchor?: string | null
  priority?: boolean
  underHeader?: boolean
  /** Below the text, at the lower edge of the image. */
  caption?: string | null
  children: ReactNode
}

/** A full-width image with text over its dark part. */
export function Stage({ image, anchor, priority, underHeader, caption, children }: Props) {
  return (
    <Section anchor={anchor} className="stage" tone="image" underHeader={underHeader}>
      <div className="stage-image dawn">
        <Picture cover image={image} priority={priority} sizes={FULL_WINDOW} />
      </div>
      <Grid>
        <div className="stage-copy">
          {children}
          {caption && <p className="stage-caption label pad">{caption}</p>}
        </div>
      </Grid>
    </Section>
  )
}
