import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'
import { negotiateFormat } from '@/src/features/media/rules/negotiate-format'

const PREFIX = `/${IMAGE_SEGMENT}/`
/** The version of the file, the only parameter of an image. */
const VERSION = /^\?v=[\w.:%-]{1,64}$/

/** The part of an image's key besides its URL; null for other paths, `query` for other parameters. */
export function imageKey(
  path: string,
  search: string,
  accept: string,
): { name: string; headers: Record<string, string> } | 'query' | null {
  if (!path.startsWith(PREFIX)) return null
  if (search !== '' && !VERSION.test(search)) return 'query'
  const format = negotiateFormat(accept)
  return { name: format, headers: { accept: format === 'jpeg' ? 'image/*' : `image/${format}` } }
}
