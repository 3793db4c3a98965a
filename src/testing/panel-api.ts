import { createPanelApi } from '@/src/api'
import { openApiDocument } from '@/src/api/docs/document'
import { withoutSharedParts } from '@/src/api/docs/shared-parts'
import { type ApiRequest, caller, INSTALLATION } from './api'

const panelApi = createPanelApi(INSTALLATION)

const send = caller(panelApi, withoutSharedParts(openApiDocument(panelApi)), (token) => ({
  cookie: `payload-token=${token}`,
}))

/** What a browser adds to a request of a page of the host itself. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/**
 * Calls an operation as a screen of the panel does: `token` is in the session cookie, `tenant` is an id.
 * @param path as in /api/admin, or one of the panel's own
 */
export const callPanel = (path: string, { headers, ...options }: ApiRequest = {}): Promise<Response> =>
  send(path.replace(/^\/api\/admin\//, '/panel-api/'), {
    ...options,
    headers: { ...SAME_ORIGIN, ...headers },
  })
