import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { serveImage, imageUnavailable } from '@/src/features/media/server/serve-image'
import { env } from '@/src/platform/env'
import { payloadInstance } from '@/src/platform/payload'
import { clientNetwork } from '@/src/routing/client-address'

type Context = { params: Promise<{ address?: string[] }> }

/** `/_ipx/{modifiers}/{file}`, an image of the library, on every host (Behaviour: image-path). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { address: [modifiers = '_', ...file] = [] } = await params
  const { searchParams: query } = new URL(request.url)
  try {
    const payload = await payloadInstance()
    return await serveImage(payload, {
      modifiers,
      file,
      version: query.get('v'),
      signature: query.get('s'),
      client: clientNetwork(request.headers, env.TRUST_PROXY),
      url: request.url,
      headers: request.headers,
    })
  } catch (error) {
    if (isDatabaseConnectionError(error)) return imageUnavailable(request)
    throw error
  }
}
