import { type Given, send } from './api'
import { onPanelMount } from './panel-href'
import type { ApiResponse, GetOf, MethodOf, PanelOptions, PanelPath } from './types'

/**
 * Calls an operation of /api/admin, or one of the panel's own, with the cookie of who is signed in to the panel. `tenant`
 * is the id of one; left out, it is the one that is selected. Messages of problems are in the panel's language.
 * @throws {HttpError} as `api` does
 */
export async function panelApi<P extends PanelPath, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: PanelOptions<P, M>,
): Promise<ApiResponse<P, M>> {
  // The document says what the operation answers.
  return (await send(onPanelMount(path), options as Given)).body as ApiResponse<P, M>
}
