import { icons } from '@iconify-json/lucide'
import { getIconData, iconToSVG } from '@iconify/utils'

/** The one collection that icons come from. Server side only: it is 600 kB. */
export const ICON_COLLECTION = icons.prefix

/** The inside of an `<svg viewBox="0 0 24 24">`, drawn in `currentColor`. */
type IconBody = string

/** Round ends of 2 px become the house's square ones of 1.5 px. */
const inHouseStyle = (body: string): string =>
  body
    .replaceAll('stroke-width="2"', 'stroke-width="1.5"')
    .replaceAll('stroke-linecap="round"', 'stroke-linecap="square"')
    .replaceAll('stroke-linejoin="round"', 'stroke-linejoin="miter"')

const isKnown = (name: string): boolean =>
  Object.hasOwn(icons.icons, name) || Object.hasOwn(icons.aliases ?? {}, name)

/** An icon of the collection by its name (`house`, `file-text`); null when there is none. */
export function iconBody(name: string): IconBody | null {
  const data = isKnown(name) ? getIconData(icons, name) : null
  return data ? inHouseStyle(iconToSVG(data).body) : null
}
