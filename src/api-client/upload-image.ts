import { onPanelMount } from './panel-href'
import { sendParts } from './send-parts'
import type { Data } from './types'

type Given = {
  file: File
  tenant: string
  folder: string | null
  signal: AbortSignal
  onProgress: (fraction: number) => void
}
type Image = Data<'/api/admin/images', 'post'>

const UPLOADS = onPanelMount('/api/admin/images')

/**
 * Uploads an image to the library of a tenant, from the panel.
 * @throws {HttpError} as `panelApi` does; status 0 when it was aborted or the connection was lost
 */
export async function uploadImage({ file, tenant, folder, signal, onProgress }: Given): Promise<Image> {
  const body = new FormData()
  body.append('file', file)
  if (folder !== null) body.append('folder', folder)
  const headers = { 'x-tenant': tenant }
  // Our API answers an upload with the image.
  return (await sendParts({ url: UPLOADS, body, headers, signal, onProgress })) as Image
}
