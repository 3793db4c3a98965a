import type { Media } from '@/payload-types'
import { imageSource } from './image-source'

type Props = {
  image: Media | string | null | undefined
  /** As in `<img sizes>`. */
  sizes: string
  /** For the first image of a page: loads eagerly. All others load lazily. */
  priority?: boolean
  /** Width ÷ height to crop to, around the focal point. Default: no crop. */
  ratio?: number
  /** Fills its (positioned) parent. */
  cover?: boolean
  className?: string
}

/** A media document as an image with dimensions, placeholder and alternative text. */
export function Picture({ image, sizes, priority = false, ratio, cover = false, className = '' }: Props) {
  const source = imageSource(image)
  if (!source) return null
  const { alt, position, placeholder, ...attributes } = source
  return (
    <img
      {...attributes}
      alt={alt}
      className={`picture ${cover ? 'picture-cover' : ''} ${className}`}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
      loading={priority ? 'eager' : 'lazy'}
      sizes={attributes.srcSet ? sizes : undefined}
      style={{
        objectPosition: position,
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        ...(ratio && { aspectRatio: String(ratio), objectFit: 'cover' }),
      }}
    />
  )
}
