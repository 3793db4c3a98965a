'use client'

import { useAuth, useListQuery, useTranslation } from '@payloadcms/ui'
import type { ListQuery } from 'payload'
import { useId } from 'react'

import type { Inbox } from '@/src/features/forms'
import { countInboxFilters, type InboxFilters, readInboxFilters } from '@/src/features/forms/rules/inbox'
import { toLocale } from '@/src/i18n/locale-texts'
import { ChipGroup } from './ChipGroup'
import type { FilteredList } from './filtered-list'
import { FilterToggle } from './FilterToggle'
import { FOLDERS, INBOX_TEXTS } from './inbox-texts'
import { SavedViews } from './SavedViews'

type Changed = { [Name in keyof InboxFilters]?: string | undefined }

const NONE: Changed = { form: undefined, status: undefined, assignee: undefined, unread: undefined }

type ChoiceProps = {
  label: string
  value: string | null
  options: readonly { value: string; label: string }[]
  onChoose: (value: string | undefined) => void
}

/** A filter with more values than there is room for; the first is none. */
function Choice({ label, value, options, onChoose }: ChoiceProps) {
  const id = useId()
  return (
    <div className="gevel-chips">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChoose(target.value || undefined)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

/** Filters of submissions, which combine with each other, with the search and with Payload’s own filters; they are in the URL. */
export function InboxChips({ inbox, ...list }: FilteredList & { inbox: Inbox }) {
  const language = toLocale(useTranslation().i18n.language)
  const { user } = useAuth()
  const { query, refineListData } = useListQuery()
  const texts = INBOX_TEXTS[language]
  const filters = readInboxFilters({ ...query })
  const apply = (changed: Changed) => {
    // Payload keeps parameters that it does not know in the address; its type does not.
    const asked: ListQuery & Changed = { ...changed, page: 1 }
    void refineListData(asked)
  }
  const unread = inbox.forms.reduce((sum, form) => sum + form.unread, 0)
  const counts = { inbox: 0, done: 0, spam: inbox.spam }
  const forms = inbox.forms.map(({ id, title, unread: count }) => ({
    value: id,
    label: texts.withUnread(title, count),
  }))
  const others = inbox.people.filter(({ id }) => id !== user?.id)
  return (
    <FilterToggle texts={texts} count={countInboxFilters(filters)}>
      <Choice
        label={texts.form}
        value={filters.form}
        options={[{ value: '', label: texts.withUnread(texts.everyForm, unread) }, ...forms]}
        onChoose={(form) => apply({ form })}
      />
      <ChipGroup
        legend={texts.folder}
        options={FOLDERS.map((folder) => ({
          value: folder,
          label: texts.folders[folder](counts[folder]),
        }))}
        chosen={filters.status}
        onChoose={(status) => apply({ status })}
      />
      <Choice
        label={texts.assignee}
        value={filters.assignee}
        options={[
          { value: '', label: texts.anybody },
          { value: 'me', label: texts.me },
          { value: 'none', label: texts.nobody },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChoose={(assignee) => apply({ assignee })}
      />
      <ChipGroup
        legend={texts.read}
        options={[{ value: '1', label: texts.unread }]}
        chosen={filters.unread}
        onChoose={(chosen) => apply({ unread: chosen })}
      />
      {countInboxFilters(filters) > 0 && (
        <button type="button" className="gevel-chip gevel-chip--clear" onClick={() => apply(NONE)}>
          {texts.clear}
        </button>
      )}
      <SavedViews {...list} language={language} />
    </FilterToggle>
  )
}
