import type { CollectionBeforeOperationHook } from 'payload'

type Save = {
  data?: { _status?: unknown }
  draft?: boolean
  publishAllLocales?: boolean
  publishSpecificLocale?: string
  unpublishAllLocales?: boolean | string
}

const publishes = ({ data, publishAllLocales, publishSpecificLocale }: Save): boolean =>
  data?._status === 'published' || Boolean(publishAllLocales) || Boolean(publishSpecificLocale)

/** A site always has a look: whatever does not publish a brand is saved as a draft, and visitors see what they saw. */
export const stayDraft: CollectionBeforeOperationHook = ({ args, operation }) => {
  const save = args as Save
  if (operation !== 'update' || publishes(save)) return
  save.draft = true
  save.unpublishAllLocales = false
}
