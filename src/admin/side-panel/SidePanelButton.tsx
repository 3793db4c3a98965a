'use client'

import { Button } from '@payloadcms/ui'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { createPortal } from 'react-dom'

import { useSidePanel } from './open-panel'

type Props = {
  /** Of the panel and its document. */
  name: string
  button: RefObject<HTMLButtonElement | null>
  /** Whether the address asks for the panel. */
  isAsked: boolean
  /** For screen readers, if what is shown does not say it all. */
  label?: string | undefined
  panel: (close: () => void) => ReactNode
  children: ReactNode
}

type OutsideProps = { panel: Props['panel']; onClose: () => void }

/** Outside of the form in the page, as forms cannot be nested. */
const Outside = ({ panel, onClose }: OutsideProps) => createPortal(panel(onClose), globalThis.document.body)

/** In a form: opens a panel beside it, and gets the focus back when that is closed. */
export function SidePanelButton({ name, button, isAsked, label, panel, children }: Props) {
  const [isOpen, setOpen] = useSidePanel(name)
  const answer = useEffectEvent(() => setOpen(true))
  // An address that changes later does not close what was opened.
  useEffect(() => {
    if (isAsked) answer()
  }, [isAsked])
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <Button
        ref={button}
        size="small"
        margin={false}
        buttonStyle="secondary"
        onClick={() => setOpen(!isOpen)}
        extraButtonProps={{ 'aria-expanded': isOpen, ...(label && { 'aria-label': label }) }}
      >
        {children}
      </Button>
      {isOpen && <Outside panel={panel} onClose={close} />}
    </>
  )
}
