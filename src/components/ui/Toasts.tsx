'use client'

import { Toast as Base } from '@base-ui/react/toast'
import type { ReactNode } from 'react'

import { IconButton } from './Button'
import type { UiLabels } from './labels'

type Props = { labels: UiLabels['toasts']; children: ReactNode }

/** Provider for short messages at the edge of the window. They are announced and disappear by themselves. */
export function Toasts({ labels, children }: Props) {
  return (
    <Base.Provider>
      {children}
      <Base.Portal>
        <Base.Viewport aria-label={labels.region} className="toasts">
          <ToastList closeLabel={labels.close} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function ToastList({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager()
  return toasts.map((toast) => (
    <Base.Root key={toast.id} toast={toast} className="toast" swipeDirection={['right', 'down']}>
      <Base.Content className="toast-content">
        <div>
          <Base.Title className="toast-title" />
          <Base.Description className="toast-description" />
        </div>
        <Base.Close render={<IconButton icon="close" label={closeLabel} />} />
      </Base.Content>
    </Base.Root>
  ))
}

type Message = {
  title: string
  description?: string
  /** `high` interrupts a screen reader: for errors. Default: `low`. */
  priority?: 'low' | 'high'
}

/** Shows a message. Only within `Toasts`. */
export function useToast(): (message: Message) => void {
  const { add } = Base.useToastManager()
  return (message) => void add(message)
}
