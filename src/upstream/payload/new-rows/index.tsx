/**
 * Defect: a row that is added to a list whose rows begin collapsed collapses as soon as the server has rendered it, and the
 * focus stays behind on the button, or is lost with the selector of blocks.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload collapses a new row as it does those that it loads" fails
 */
'use client'

import { useAllFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useRef } from 'react'

import { controlOf, isMoving, nextFrame } from '../focus-field'

/** A slow server may take so long to render a row. */
const PATIENCE_MS = 30_000
/** What adds a row, and has the focus again after the selector of blocks. */
const ADDS_ROW = '.array-field__add-row, .blocks-field__drawer-toggler'

/** The rows of a list, one of which a person has just added: the server has not rendered it yet. */
function listWithNewRow(state: FormState) {
  for (const [path, { rows = [] }] of Object.entries(state)) {
    const index = rows.findIndex((row) => row.isLoading && row.collapsed === undefined)
    if (index >= 0) return { path, rows, index }
  }
  return null
}

/** Of the fields that have no others in them, the first one of a row; null until it is rendered. */
function firstControl(form: Element, row: string): HTMLElement | null {
  const selector = `[id="${row}"] .render-fields .field-type:not(:has(.field-type))`
  const fields = [...form.querySelectorAll<HTMLElement>(selector)]
  const first = fields.find((field) => field.checkVisibility())
  return (first && controlOf(first)) ?? null
}

/** Whether the focus is in a drawer over the form, which holds it: each would take it back from the other. */
function isInDrawerOver(form: Element, focused: Element): boolean {
  const drawer = focused.closest('.drawer--is-open')
  return drawer !== null && !drawer.contains(form)
}

/** Focuses the first field of a row once it can have the focus, unless the person went on elsewhere. */
async function focusRow(form: Element, row: string): Promise<void> {
  const from = document.activeElement
  const end = performance.now() + PATIENCE_MS
  const isWaiting = () => {
    const focused = document.activeElement
    if (!focused || focused === from || focused.matches(ADDS_ROW)) return true
    return !form.contains(focused) && !isInDrawerOver(form, focused)
  }
  while (performance.now() < end && isWaiting()) {
    const control = isMoving(form) ? null : firstControl(form, row)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    if (control && control === document.activeElement) return
    await nextFrame()
  }
}

/** In a form: a new row is open, and its first field has the focus. */
export function NewRows() {
  const [state, dispatchFields] = useAllFormFields()
  const mark = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const list = listWithNewRow(state)
    if (!list) return
    const { path, rows, index } = list
    const updatedRows = rows.map((row, each) => (each === index ? { ...row, collapsed: false } : row))
    dispatchFields({ type: 'SET_ROW_COLLAPSED', path, updatedRows })
    const form = mark.current?.closest('form')
    if (form) void focusRow(form, `${path.replaceAll('.', '-')}-row-${index}`)
  }, [dispatchFields, state])
  return <span ref={mark} hidden />
}
