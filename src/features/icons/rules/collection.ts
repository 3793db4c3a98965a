import { icons } from '@iconify-json/lucide'
import { getIconData, iconToSVG } from '@iconify/utils'

/** The icon set. Server-side only: it is 600 kB. */
export const ICON_COLLECTION = icons.prefix

/** The content of an `<svg viewBox="0 0 24 24">`, in `currentColor`. */
type IconBody = string

/** The design language has square line ends and strokes of 1.5 px; Lucide has round ends and 2 px. */
const inHouseStyle = (body: string): string =>
  body
    .replaceAll('stroke-width="2"', 'stroke-width="1.5"')
    .replaceAll('stroke-linecap="round"', 'stroke-linecap="square"')
    .replaceAll('stroke-linejoin="round"', 'stroke-linejoin="miter"')

const isKnown = (name: string): boolean =>
  Object.hasOwn(icons.icons, name) || Object.hasOwn(icons.aliases ?? {}, name)

/** The SVG body of an icon by its name (`house`, `file-text`); null when there is none. */
export function iconBody(name: string): IconBody | null {
  const data = isKnown(name) ? getIconData(icons, name) : null
  return data ? inHouseStyle(iconToSVG(data).body) : null
}
