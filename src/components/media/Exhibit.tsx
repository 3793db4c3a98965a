import type { ReactNode } from 'react'

import type { Media } from '@/payload-types'
import { Picture } from './Picture'

type Props = {
  image: Media | string | null | undefined
  sizes: string
  ratio?: number
  priority?: boolean
  className?: string
  /** Shown beside the image. */
  caption?: ReactNode
}

/** An image with its caption. */
export function Exhibit({ image, sizes, ratio, priority, className = '', caption }: Props) {
  return (
    <figure className={`exhibit ${className}`}>
      <div className="plinth arrive">
        <Picture image={image} priority={priority} ratio={ratio} sizes={sizes} />
      </div>
      {caption && <figcaption className="caption">{caption}</figcaption>}
    </figure>
  )
}
