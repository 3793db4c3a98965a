import type { GetOf, PanelOptions, PanelPath } from './types'

const API = '/api/admin/'
const PANEL = '/panel-api/'

/** The URL at which the panel calls an operation. */
export const onPanelMount = (path: PanelPath): string =>
  path.startsWith(API) ? PANEL + path.slice(API.length) : path

type Query<P extends PanelPath> = PanelOptions<P, GetOf<P>> extends { query?: infer Q } ? Q : never

/**
 * The URL of a download, for a link in the panel; the selected tenant applies.
 * @param params replace what the path has in braces
 */
export function panelHref<P extends PanelPath>(
  path: P,
  query?: Query<P>,
  params: Readonly<Record<string, string>> = {},
): string {
  const given = Object.entries((query ?? {}) as Record<string, string | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const filled = onPanelMount(path).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    encodeURIComponent(params[name] ?? whole),
  )
  return [filled, new URLSearchParams(given).toString()].filter(Boolean).join('?')
}
