import { IMAGE_SEGMENT } from '@/src/features/media/rules/image-address'
import { negotiateFormat } from '@/src/features/media/rules/negotiate-format'

const PREFIX = `/${IMAGE_SEGMENT}/`
/** The version of the file and the signature of the form, the only parameters of an image. */
const PARAMETERS = /^\?(?:v=[\w.:%-]{1,64}|s=[\w-]{22}|v=[\w.:%-]{1,64}&s=[\w-]{22})$/
/** In the modifiers of an image in the smallest format that the browser accepts. */
const NEGOTIATED = /[/,&]f(?:ormat)?[_:=]auto[,&/]/

/** A GIF is served as it was uploaded, however large: Next streams it, where a stored answer is complete in memory. */
const ORIGINAL = /(?:\.|%2e)(?:g|%[46]7)(?:i|%[46]9)(?:f|%[46]6)\/*$/i

/**
 * The part of an image's key besides its URL; null for other paths. `query`: it has other parameters; `original`: the file is
 * served as it was uploaded.
 */
export function imageKey(
  path: string,
  search: string,
  accept: string,
): { name: string; headers: Record<string, string>; alone: true } | 'query' | 'original' | null {
  if (!path.startsWith(PREFIX)) return null
  if (search !== '' && !PARAMETERS.test(search)) return 'query'
  if (ORIGINAL.test(path)) return 'original'
  const format = NEGOTIATED.test(path) ? negotiateFormat(accept) : 'jpeg'
  // Images are rendered in turns of those who request them (src/features/media/server/image-queue.ts).
  const headers = { accept: format === 'jpeg' ? 'image/*' : `image/${format}` }
  return { name: format, headers, alone: true }
}
