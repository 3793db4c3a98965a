'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import type { ComponentType } from 'react'

import { serverPart } from '@/src/admin/late-part'
import type { FilteredList } from './filtered-list'

/** A drawer has no filters, and the form that it is in does not wait for their code. */
const outsideDrawers = <List extends FilteredList>(Filters: ComponentType<List>) =>
  function Slot(list: List) {
    const { isInDrawer } = useListDrawerContext()
    return isInDrawer ? null : <Filters {...list} />
  }

/** Its code is loaded with the lists that have it and not with every screen of the panel. */
export const FilterSlot = outsideDrawers(
  serverPart(() => import('./FilterChips').then((module) => module.FilterChips)),
)

export const ImageFilterSlot = outsideDrawers(
  serverPart(() => import('./ImageChips').then((module) => module.ImageChips)),
)

export const InboxFilterSlot = outsideDrawers(
  serverPart(() => import('./InboxChips').then((module) => module.InboxChips)),
)
