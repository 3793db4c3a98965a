import { leadToDocument } from '@/src/features/edit-on-site'

/** `/_edit/open?path=…`, from a page of a site to its form (Behaviour: edit-corner). */
export const GET = (request: Request): Promise<Response> => leadToDocument(request)
