import type { DefaultServerCellComponentProps } from 'payload'

import { referenceId } from '@/src/access/memberships'
import { NoValue } from '@/src/admin/lists/NoValue'
import { nameOf } from '@/src/features/forms/server/assignee/names'
import { textIn } from '@/src/i18n/locale-texts'
import { LIST_TEXTS } from '../inbox/texts'

/** Who handles a submission. The list query has checked access. */
export async function AssigneeCell({ cellData, payload, i18n }: DefaultServerCellComponentProps) {
  const texts = textIn(LIST_TEXTS, i18n.language)
  if (!cellData) return <NoValue text={texts.nobody} />
  const name = await nameOf(payload, referenceId(cellData as string | { id: string }))
  return <span>{name ?? texts.former}</span>
}
