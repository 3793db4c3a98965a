import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { serveImage, imageUnavailable } from '@/src/features/media/server/serve-image'
import { payloadInstance } from '@/src/platform/payload'

type Context = { params: Promise<{ address?: string[] }> }

/** `/_ipx/{modifiers}/{file}`, an image of the library, on every host (Behaviour: image-path). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { address: [modifiers = '_', ...file] = [] } = await params
  const version = new URL(request.url).searchParams.get('v')
  try {
    const payload = await payloadInstance()
    return await serveImage(payload, {
      modifiers,
      file,
      version,
      url: request.url,
      headers: request.headers,
    })
  } catch (error) {
    if (isDatabaseConnectionError(error)) return imageUnavailable(request)
    throw error
  }
}
