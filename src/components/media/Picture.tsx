import type { Media } from '@/payload-types'
import { imageSource } from './image-source'

type Props = {
  image: Media | string | null | undefined
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string
  /** The first image of a page: fetched at once. All others wait until they come near. */
  priority?: boolean
  /** Width ÷ height to crop to, around the focal point; without it the whole image is shown. */
  ratio?: number
  /** Fills its (positioned) parent. */
  cover?: boolean
  className?: string
}

/** An image of the library: its measures known, its first impression there at once, its alternative text with it. */
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
