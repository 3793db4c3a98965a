'use client'

import { Button } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'

import { Dialog } from './Dialog'

/** A button that opens a dialog of the same name. */
export function DialogButton({ heading, ...dialog }: Omit<ComponentProps<typeof Dialog>, 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => setOpen(true)}>
        {heading}
      </Button>
      {open && <Dialog {...dialog} heading={heading} onClose={() => setOpen(false)} />}
    </>
  )
}
