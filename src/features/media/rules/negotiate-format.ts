/** The smallest image format that an Accept header names. */
export function negotiateFormat(accept: string): 'avif' | 'webp' | 'jpeg' {
  if (accept.includes('image/avif')) return 'avif'
  return accept.includes('image/webp') ? 'webp' : 'jpeg'
}
