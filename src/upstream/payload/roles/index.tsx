/**
 * Defect: lists have no main landmark and headers of documents are in none; headings skip levels; the arrow of a select takes
 * focus while it is hidden from screen readers; what can be dragged is a button with buttons in it; the header of a list is a
 * second banner; what opens and closes in a comparison does not say whether it is open.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload gives parts of its screens roles that do not fit them" fails
 */
'use client'

import type { ReactNode } from 'react'

import { useEachChange } from '../control-names/use-each-change'
import { correctRoles } from './correct-roles'

const update = () => correctRoles(document)

/** Corrects the roles in the panel, and again after every change of the page. */
export function Roles({ children }: { children: ReactNode }) {
  useEachChange(update)
  return children
}
