import type { Metadata } from 'next'

import { PLAYGROUND_TEXTS, type PlaygroundTexts } from '@/src/features/playground/admin/texts'
import { panelLanguage } from '../../panel-language'

/** The metadata of a page of the playground, in the language of the panel. */
export async function playgroundMetadata(titleOf: (texts: PlaygroundTexts) => string): Promise<Metadata> {
  const title = titleOf(PLAYGROUND_TEXTS[await panelLanguage()])
  return { title, robots: { index: false, follow: false } }
}
