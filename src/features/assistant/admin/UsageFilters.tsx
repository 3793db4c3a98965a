import type { BeforeListTableServerProps } from 'payload'

import { FilterBar } from '@/src/admin/lists/FilterBar'
import { accountOptions } from '@/src/admin/lists/account-options'
import {
  CALL_STATUSES,
  LLM_PURPOSES,
  PURPOSE_LABELS,
  STATUS_LABELS,
} from '@/src/features/assistant/rules/usage'
import { textIn } from '@/src/i18n/locale-texts'
import { USAGE_TEXTS } from './texts'

type Props = Pick<BeforeListTableServerProps, 'payload' | 'user' | 'i18n'>

/** The filters above the list of calls to the language model. */
export async function UsageFilters({ payload, user, i18n }: Props) {
  const texts = textIn(USAGE_TEXTS, i18n.language).filters
  const purposes = LLM_PURPOSES.map((value) => ({
    value,
    label: textIn(PURPOSE_LABELS[value], i18n.language),
  }))
  const statuses = CALL_STATUSES.map((value) => ({
    value,
    label: textIn(STATUS_LABELS[value], i18n.language),
  }))
  const accounts = await accountOptions({ payload, user: user ?? null })
  const choices = [
    { name: 'purpose', label: texts.purpose, options: purposes },
    { name: 'status', label: texts.status, options: statuses },
    { name: 'account', label: texts.account, options: accounts },
  ]
  return <FilterBar choices={choices} texts={texts} />
}
