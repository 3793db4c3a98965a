import type { GetOf, PanelOptions, PanelPath } from './types'

const API = '/api/admin/'
const PANEL = '/panel-api/'

/** Where the panel calls an operation. */
export const onPanelMount = (path: PanelPath): string =>
  path.startsWith(API) ? PANEL + path.slice(API.length) : path

type Query<P extends PanelPath> = PanelOptions<P, GetOf<P>> extends { query?: infer Q } ? Q : never

/** The address of a download for a link in the panel; it is of the tenant that is selected. */
export function panelHref<P extends PanelPath>(path: P, query?: Query<P>): string {
  const given = Object.entries((query ?? {}) as Record<string, string | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return [onPanelMount(path), new URLSearchParams(given).toString()].filter(Boolean).join('?')
}
