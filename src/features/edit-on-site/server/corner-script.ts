import { MAX_TEXT, PLACE_PARAM, TEXT_PARAM } from '@/src/features/previews/rules/block-in-view'
import { perLocale } from '@/src/i18n/locale-texts'
import { messages } from '@/src/i18n/messages'
import { CORNER_STYLES } from '../components/corner-styles'
import { type CornerFacts, readInView, showCorner } from '../components/show-corner'
import { OPEN_PATH, STOP_PATH } from '../rules/paths'

const facts: CornerFacts = {
  texts: perLocale((locale) => {
    const { region, edit, stop } = messages[locale].editOnSite
    return { region, edit, stop }
  }),
  styles: CORNER_STYLES,
  paths: { open: OPEN_PATH, stop: STOP_PATH },
  params: { place: PLACE_PARAM, text: TEXT_PARAM, maxText: MAX_TEXT },
}

/** The script of the corner, the same for every site. Only pages for a browser with the marker name it. */
export const cornerScript = (): Response =>
  new Response(`(${showCorner.toString()})(${JSON.stringify(facts)}, ${readInView.toString()})`, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'private, no-cache' },
  })
