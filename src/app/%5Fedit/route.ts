import { redeemCode } from '@/src/features/edit-on-site'
import { payloadInstance } from '@/src/platform/payload'

/** `/_edit`, on every site: begins editing, with a code of the panel (Behaviour: edit-on-site). */
export const GET = async (request: Request): Promise<Response> => redeemCode(await payloadInstance(), request)
