import type { BeforeListTableServerProps } from 'payload'

import { isTrash } from '@/src/admin/lists/is-trash'
import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { TRASH_DAYS } from '../rules/trash-change'

const TEXTS = {
  nl: `Wat u verwijdert, is meteen offline en staat hier ${TRASH_DAYS} dagen; daarna wordt het voorgoed gewist. Teruggezet is het een concept, met de adressen die nog vrij zijn.`,
  en: `What you delete is offline at once and is here for ${TRASH_DAYS} days; then it is erased for good. Restored, it is a draft, with the addresses that are still free.`,
} satisfies LocaleTexts

/** Above the trash of a collection: what it is, and for how long. */
export const TrashNotice = ({ params, i18n }: Pick<BeforeListTableServerProps, 'params' | 'i18n'>) =>
  isTrash(params) ? <p>{textIn(TEXTS, i18n.language)}</p> : null
