import { createPanelApi } from '@/src/api'
import { openApiDocument } from '@/src/api/docs/document'
import { withoutSharedParts } from '@/src/api/docs/shared-parts'
import { type ApiRequest, caller, INSTALLATION } from './api'

const panelApi = createPanelApi(INSTALLATION)

const send = caller(panelApi, withoutSharedParts(openApiDocument(panelApi)), (token) => ({
  cookie: `payload-token=${token}`,
}))

/** The header that a browser adds to same-origin requests. */
const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/**
 * Calls an operation as the panel does: `token` goes in the session cookie, `tenant` is an id.
 * @param path below /api/admin, or below /panel-api
 */
export const callPanel = (path: string, { headers, ...options }: ApiRequest = {}): Promise<Response> =>
  send(path.replace(/^\/api\/admin\//, '/panel-api/'), {
    ...options,
    headers: { ...SAME_ORIGIN, ...headers },
  })
