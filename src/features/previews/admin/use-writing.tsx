import { Button, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'

import type { FrameMessage, TextBox } from '@/src/features/previews/rules/messages'
import { toLocale } from '@/src/i18n/locale-texts'
import { isOver, placeCaret, richTextAt, showOver, takeBack } from '@/src/upstream/payload/editor-over-frame'
import { WRITE_TEXTS } from './texts'
import type { ToFrame } from './use-frame'

type Write = Extract<FrameMessage, { act: 'write' }>

type Options = {
  toFrame: ToFrame
  /** Opens a field in the form. @returns its path there */
  open: (form: Element, block: string | null, path: string | null) => Promise<string>
}

/** From the window of the preview to that of the panel, which may show it smaller. */
function inWindow(frame: HTMLIFrameElement) {
  const { top, left, width } = frame.getBoundingClientRect()
  const scale = width / frame.offsetWidth || 1
  const point = ({ x, y }: { x: number; y: number }) => ({ x: left + x * scale, y: top + y * scale })
  const box = ({ size, line, ...one }: TextBox): TextBox => ({
    ...one,
    ...{ top: top + one.top * scale, left: left + one.left * scale },
    ...{ width: one.width * scale, height: one.height * scale, size: size * scale, line: line * scale },
  })
  return { point, box }
}

type Over = { field: HTMLElement; frame: HTMLIFrameElement; box: TextBox }

const put = ({ field, frame, box }: Over) =>
  showOver(field, inWindow(frame).box(box), frame.getBoundingClientRect())

/** Keeps the editor over its text, as long as it is open. */
function usePlace(over: Over | null, onGone: () => void): void {
  const again = useEffectEvent(() => {
    if (over?.field.isConnected) put(over)
    else if (over) onGone()
  })
  useEffect(() => again(), [over])
  const field = over?.field
  useEffect(() => {
    if (!field) return undefined
    const listen = () => again()
    window.addEventListener('scroll', listen)
    window.addEventListener('resize', listen)
    return () => {
      window.removeEventListener('scroll', listen)
      window.removeEventListener('resize', listen)
      takeBack(field)
    }
  }, [field])
}

/** Ends with Escape, and when the focus goes elsewhere in the form or into the frame; not for what the editor itself opens. */
function useEnd(frame: HTMLIFrameElement | null, field: HTMLElement | null, end: (isBack: boolean) => void) {
  const onEnd = useEffectEvent((isBack: boolean) => {
    // Taking the focus back is no reason to end once more.
    if (field && isOver(field)) end(isBack)
  })
  useEffect(() => {
    if (!field) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const away = ({ target }: Event) => {
      if (target instanceof Element && field.closest('form')?.contains(target) && !field.contains(target))
        onEnd(false)
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      event.stopPropagation()
      onEnd(true)
    }
    document.addEventListener('pointerdown', away, { signal, capture: true })
    document.addEventListener('focusin', away, { signal })
    field.addEventListener('keydown', press, { signal })
    window.addEventListener('blur', () => document.activeElement === frame && onEnd(false), { signal })
    return () => listening.abort()
  }, [field, frame])
}

/**
 * Edits a rich text where the preview shows it: the editor of the form itself, over the frame.
 * @returns `write` begins, `place` follows the text, and `status` is what is shown and said meanwhile
 */
export function useWriting({ toFrame, open }: Options) {
  const { iframeRef, previewWindowType } = useLivePreviewContext()
  const texts = WRITE_TEXTS[toLocale(useTranslation().i18n.language)]
  const [over, setOver] = useState<Over | null>(null)
  const { field = null, frame = null } = over ?? {}
  const end = (isBack: boolean) => {
    setOver(null)
    if (field) takeBack(field)
    if (isBack) frame?.focus()
    toFrame({ act: 'closed', isBack })
  }
  usePlace(over, () => end(false))
  useEnd(frame, field, end)
  const write = async (form: Element, { block, path, box, point }: Write): Promise<void> => {
    const shown = await open(form, block, path)
    const found = richTextAt(form, shown)
    const into = iframeRef.current
    // A preview in a window of its own is not below this one.
    if (!found || !into || previewWindowType === 'popup') return toFrame({ act: 'closed', isBack: false })
    const next = { field: found, frame: into, box }
    put(next)
    placeCaret(found, point && inWindow(into).point(point))
    return setOver(next)
  }
  const status: ReactNode = (
    <>
      <output className="gevel-hidden">{over && texts.opened}</output>
      {field &&
        createPortal(
          <div className="gevel-over-frame">
            <Button size="small" margin={false} onClick={() => end(true)}>
              {texts.done}
            </Button>
          </div>,
          field,
        )}
    </>
  )
  const place = (box: TextBox) => setOver((current) => current && { ...current, box })
  return { write, place, status }
}
