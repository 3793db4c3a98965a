'use client'

import { Button } from '@/src/components/ui/Button'
import type { UiLabels } from '@/src/components/ui/labels'
import { Menu } from '@/src/components/ui/Menu'
import { Toasts, useToast } from '@/src/components/ui/Toasts'
import { Tooltip } from '@/src/components/ui/Tooltip'
import type { PlaygroundTexts } from './texts'

type Props = { texts: PlaygroundTexts; labels: UiLabels }

/** Menu, tooltip and toast. */
export function PopupShowcase({ texts, labels }: Props) {
  return (
    <Toasts labels={labels.toasts}>
      <PopupButtons texts={texts} />
    </Toasts>
  )
}

function PopupButtons({ texts }: { texts: PlaygroundTexts }) {
  const toast = useToast()
  const showToast = () => toast({ title: texts.toastTitle, description: texts.toastText })
  const items = [
    { label: texts.edit, onSelect: showToast },
    { label: texts.copy, onSelect: showToast },
    { label: texts.remove, onSelect: showToast, disabled: true },
    { label: texts.components, href: '#components' },
  ]
  return (
    <div className="link-row">
      <Menu items={items}>
        <Button icon="arrow-down">{texts.menu}</Button>
      </Menu>
      <Tooltip text={texts.hintText}>
        <Button variant="plain">{texts.hint}</Button>
      </Tooltip>
      <Button onClick={showToast}>{texts.toast}</Button>
    </div>
  )
}
