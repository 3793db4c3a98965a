'use client'

import { useForm, useFormInitializing, useLocale } from '@payloadcms/ui'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useEffectEvent, useRef } from 'react'

import { blocksOf } from '@/src/components/preview/blocks-of'
import { textsOf } from '@/src/components/preview/find-text'
import { isMeantFor } from '@/src/features/pages/rules/block-languages'
import { isLocale } from '@/src/lib/constants'
import { blockInQuery, findInView, PLACE_PARAM, TEXT_PARAM } from '../rules/block-in-view'
import { useFieldOpener } from './use-field-opener'

/** The page goes on without it, so that it is not opened at that block again. */
function forget(url: URL): void {
  url.searchParams.delete(PLACE_PARAM)
  url.searchParams.delete(TEXT_PARAM)
  window.history.replaceState(null, '', url)
}

/** Opens the form at the block that was in view on the site, which the URL names. */
export function BlockInView() {
  const mark = useRef<HTMLSpanElement>(null)
  const { getFields } = useForm()
  const { code } = useLocale()
  const open = useFieldOpener()
  const go = useEffectEvent(() => {
    const url = new URL(window.location.href)
    const inView = blockInQuery(url.searchParams)
    const form = mark.current?.closest('form')
    if (!inView || !form) return
    forget(url)
    const shown = blocksOf(reduceFieldsToValues(getFields(), true)).filter(
      (block) => !isLocale(code) || isMeantFor(block, code),
    )
    const texts = shown.map((block) => ({ id: block.id, texts: textsOf(block).map(({ text }) => text) }))
    const found = findInView(texts, inView)
    if (found !== null) void open(form, found, null)
  })
  // Its fields are disabled until it has its values.
  const isInitializing = useFormInitializing()
  useEffect(() => {
    if (!isInitializing) go()
  }, [isInitializing])
  return <span ref={mark} hidden />
}
