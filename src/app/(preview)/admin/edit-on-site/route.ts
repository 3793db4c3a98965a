import { leadToSite } from '@/src/features/edit-on-site'
import { payloadInstance } from '@/src/platform/payload'

/** `/admin/edit-on-site?url=…`, from the panel to a page of a site (Behaviour: edit-on-site). */
export const GET = async (request: Request): Promise<Response> => leadToSite(await payloadInstance(), request)
