'use client'

import { useListDrawerContext } from '@payloadcms/ui'

import { latePart, serverPart } from '@/src/admin/late-part'
import type { FilteredImages, FilteredList } from './filtered-list'

/** Its code is loaded with the lists that have it and not with every screen of the panel. */
const Filters = serverPart(() => import('./FilterChips').then((module) => module.FilterChips))

/** A picker has none: pages and posts are found by typing. */
export function FilterSlot(list: FilteredList) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? null : <Filters {...list} />
}

const loadImageChips = () => import('./ImageChips').then((module) => module.ImageChips)
const InScreen = serverPart(loadImageChips)
/** The form around a picker does not wait for the code. */
const InPicker = latePart(loadImageChips)

export function ImageFilterSlot(list: FilteredImages) {
  const { isInDrawer } = useListDrawerContext()
  return isInDrawer ? <InPicker {...list} /> : <InScreen {...list} />
}

/** Submissions are in no picker. */
export const InboxFilterSlot = serverPart(() => import('./InboxChips').then((module) => module.InboxChips))
