import type { ReactNode } from 'react'

import type { UiLabels } from '../labels'

export type DialogProps = {
  open: boolean
  /** Called when the visitor closes it. Absent: the visitor cannot close it, not even with Escape. */
  onClose?: (() => void) | undefined
  title: string
  description?: string
  /** The id of a description within the content. */
  describedBy?: string
  /** Center by default; the others fill that side of the window (Behaviour: dialog-place). */
  position?: 'center' | 'left' | 'right'
  /** `banner` has the greatest width (Behaviour: dialog-banner). */
  size?: 'regular' | 'banner'
  /** Shown before the title, such as a logo. */
  mark?: ReactNode
  /** The buttons below the content. */
  footer?: ReactNode
  labels: UiLabels['dialog']
  children: ReactNode
}
