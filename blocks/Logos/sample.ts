import type { LogosBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

/** Six logos, which are images only. */
export const sample: Sample<LogosBlock> = {
  blockType: 'logos',
  heading: t('Waar het op staat', 'What it stands on'),
  intro: t(
    'Open normen en bewezen techniek, zodat een ander er ook mee verder kan.',
    'Open standards and proven technology, so that somebody else can go on with it too.',
  ),
  items: [{}, {}, {}, {}, {}, {}],
}
