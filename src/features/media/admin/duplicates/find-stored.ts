import type { Data } from '@/src/api-client/types'

export type StoredImage = Data<'/api/admin/images'>[number]

const HEX = 16

export const thumbnailOf = ({ sizes, src }: Pick<StoredImage, 'sizes' | 'src'>): string =>
  sizes[0]?.src ?? src

/** The sha256 of a file in hexadecimal; null where the browser has none, as without TLS. */
export async function sha256Of(file: File): Promise<string | null> {
  // `subtle` is missing in insecure contexts; its type does not say so.
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return Array.from(digest, (byte) => byte.toString(HEX).padStart(2, '0')).join('')
}

/** The images of a tenant, by default the selected one, whose file has a hash, the newest first. */
export async function findByHash(sha256: string, tenant?: string): Promise<StoredImage[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const query = { sha256, limit: 2 }
  const { data } = await panelApi('/api/admin/images', { query, ...(tenant !== undefined && { tenant }) })
  return data
}

/** The images of the selected tenant with the content of a file, the newest first. */
export async function findStored(file: File): Promise<StoredImage[]> {
  const sha256 = await sha256Of(file)
  return sha256 === null ? [] : findByHash(sha256)
}

/** An image as the fields of the panel show it. */
export const asDocument = ({ bytes, ...image }: StoredImage) => ({
  ...image,
  filesize: bytes,
  thumbnailURL: thumbnailOf(image),
})
