import { type Given, send } from './api'
import { onPanelMount } from './panel-href'
import type { ApiResponse, GetOf, MethodOf, PanelOptions, PanelPath } from './types'

/**
 * Calls an operation of /api/admin, or one of the panel's own, with the session cookie of the panel. `tenant` is a tenant
 * id and defaults to the selected one. Messages of problems are in the panel's language.
 * @throws {HttpError} as `api` does
 */
export async function panelApi<P extends PanelPath, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: PanelOptions<P, M>,
): Promise<ApiResponse<P, M>> {
  // The document declares the response body.
  return (await send(onPanelMount(path), options as Given)).body as ApiResponse<P, M>
}

/**
 * As {@link panelApi}, with the `etag` of the response, for `if-match`.
 * @throws {HttpError} as `api` does
 */
export async function panelApiWithEtag<P extends PanelPath, M extends MethodOf<P> = GetOf<P>>(
  path: P,
  options: PanelOptions<P, M>,
): Promise<{ body: ApiResponse<P, M>; etag: string }> {
  const { body, headers } = await send(onPanelMount(path), options as Given)
  // The document declares the response body.
  return { body: body as ApiResponse<P, M>, etag: headers.get('etag') ?? '' }
}
