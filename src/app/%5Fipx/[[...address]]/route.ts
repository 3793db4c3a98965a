import { answerImage } from '@/src/media/answer-image'
import { payloadInstance } from '@/src/payload'

type Context = { params: Promise<{ address?: string[] }> }

/** §7.3: `/_ipx/{modifiers}/{file}`, an image of the library as the modifiers ask for it, on every host. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { address: [modifiers = '_', ...file] = [] } = await params
  const version = new URL(request.url).searchParams.get('v')
  return answerImage(await payloadInstance(), { modifiers, file, version, headers: request.headers })
}
