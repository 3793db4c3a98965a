import { leadToPreview, type PreviewLinkContext } from '@/src/features/previews'
import { payloadInstance } from '@/src/platform/payload'

export const GET = async (request: Request, context: PreviewLinkContext): Promise<Response> =>
  leadToPreview(await payloadInstance(), 'releases', request, context)
