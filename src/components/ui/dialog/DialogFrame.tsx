'use client'

import { type KeyboardEvent, useState } from 'react'

import { IconButton } from '../Button'
import { ORIGIN } from './offset'
import type { DialogProps } from './types'
import { useDrag } from './use-drag'
import { useOffset } from './use-offset'

type Props = Omit<DialogProps, 'open' | 'describedBy'> & {
  /** Prefix of the ids of title and description. */
  id: string
}

/** The visible part of a dialog. Position and size last as long as it is open. */
export function DialogFrame({ id, position = 'center', size = 'regular', ...content }: Props) {
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const [maximised, setMaximised] = useState(false)
  const { offset, moveTo, moveByKey } = useOffset(frame)
  const drag = useDrag(offset, moveTo)
  const centred = position === 'center'
  const { x, y } = maximised ? ORIGIN : offset
  return (
    <div
      ref={setFrame}
      className="dialog"
      data-maximised={maximised || undefined}
      data-position={position}
      data-size={size}
      style={centred ? { transform: `translate(${x}px, ${y}px)` } : undefined}
      tabIndex={-1}
    >
      <header className="dialog-header" {...(centred && !maximised && drag)}>
        {content.mark}
        <h2 className="dialog-title" id={`${id}-title`}>
          {content.title}
        </h2>
        <Controls
          {...content}
          {...(centred && { maximised, onMaximise: setMaximised, onMoveKey: moveByKey })}
        />
      </header>
      <div className="dialog-body">
        {content.description && (
          <p className="dialog-description" id={`${id}-description`}>
            {content.description}
          </p>
        )}
        {content.children}
      </div>
      {content.footer && <footer className="dialog-footer">{content.footer}</footer>}
    </div>
  )
}

type ControlProps = Pick<Props, 'labels' | 'onClose'> & {
  maximised?: boolean
  onMaximise?: (maximised: boolean) => void
  onMoveKey?: (event: KeyboardEvent) => void
}

function Controls({ labels, onClose, maximised = false, onMaximise, onMoveKey }: ControlProps) {
  return (
    <div className="dialog-controls">
      {onMoveKey && !maximised && <IconButton icon="move" label={labels.move} onKeyDown={onMoveKey} />}
      {onMaximise && (
        <IconButton
          icon={maximised ? 'shrink' : 'expand'}
          label={maximised ? labels.restore : labels.maximise}
          onClick={() => onMaximise(!maximised)}
        />
      )}
      {onClose && <IconButton icon="close" label={labels.close} onClick={onClose} />}
    </div>
  )
}
