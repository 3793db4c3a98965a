'use client'

import { useState } from 'react'

import { Button } from '@/src/components/ui/Button'
import { Collapsible } from '@/src/components/ui/Collapsible'
import { Dialog } from '@/src/components/ui/dialog/Dialog'
import type { UiLabels } from '@/src/components/ui/labels'
import { Menu } from '@/src/components/ui/Menu'
import { OptionSwitch } from '@/src/components/ui/OptionSwitch'
import { Tabs } from '@/src/components/ui/tabs/Tabs'
import type { PlaygroundTexts } from './texts'

type Props = { texts: PlaygroundTexts; labels: UiLabels }

type OpenDialog = 'center' | 'left' | 'right' | 'required' | null

/** A dialog of every kind. */
export function DialogShowcase({ texts, labels }: Props) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const close = () => setOpenDialog(null)
  const common = { title: texts.dialogTitle, labels: labels.dialog }
  return (
    <div className="link-row">
      <Button onClick={() => setOpenDialog('center')}>{texts.centre}</Button>
      <Button onClick={() => setOpenDialog('left')}>{texts.left}</Button>
      <Button onClick={() => setOpenDialog('right')}>{texts.right}</Button>
      <Button onClick={() => setOpenDialog('required')}>{texts.obliged}</Button>
      <Dialog {...common} open={openDialog === 'center'} description={texts.dialogText} onClose={close}>
        <Menu items={[{ label: texts.edit, onSelect: close }]}>
          <Button variant="plain">{texts.menu}</Button>
        </Menu>
      </Dialog>
      <Dialog {...common} open={openDialog === 'left'} position="left" onClose={close}>
        {texts.foldableText}
      </Dialog>
      <Dialog {...common} open={openDialog === 'right'} position="right" onClose={close}>
        {texts.foldableText}
      </Dialog>
      <Dialog
        {...common}
        open={openDialog === 'required'}
        size="banner"
        footer={
          <>
            <Button variant="plain">{texts.options}</Button>
            <Button onClick={close}>{texts.accept}</Button>
          </>
        }
      >
        <RequiredContent texts={texts} labels={labels} />
      </Dialog>
    </div>
  )
}

/** The most complex dialog content: tabs, and collapsible entries with a switch. */
function RequiredContent({ texts, labels }: Props) {
  const [on, setOn] = useState(true)
  const options = { off: texts.off, on: texts.on }
  const entry = (
    <Collapsible
      defaultOpen
      title={texts.notify}
      aside={<OptionSwitch checked={on} label={texts.notify} options={options} onCheckedChange={setOn} />}
    >
      {texts.foldableText}
    </Collapsible>
  )
  const tabs = [
    { value: 'text', label: `${texts.tab} 1`, content: texts.dialogText },
    { value: 'entries', label: `${texts.tab} 2`, content: entry },
  ]
  return <Tabs label={texts.tabs} labels={labels.tabs} tabs={tabs} />
}
