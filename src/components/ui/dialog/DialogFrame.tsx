'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent, useRef, useState } from 'react'
import Draggable from 'react-draggable'

import { IconButton } from '../Button'
import { ORIGIN } from './place'
import type { DialogProps } from './types'
import { useOffset } from './use-offset'

type Props = Omit<DialogProps, 'open' | 'onClose'> & { closable: boolean }

/** What can be seen of a dialog. Where it stands and how large lasts as long as it is open. */
export function DialogFrame({ position = 'center', size = 'regular', ...content }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  const [maximised, setMaximised] = useState(false)
  const { offset, moveTo, moveByKey } = useOffset(popup)
  const centred = position === 'center'
  return (
    <Draggable
      nodeRef={popup}
      handle=".dialog-header"
      cancel="button, a"
      disabled={!centred || maximised}
      position={maximised ? ORIGIN : offset}
      onDrag={(_, wanted) => moveTo(wanted)}
    >
      <Base.Popup
        ref={popup}
        className="dialog"
        data-maximised={maximised || undefined}
        data-position={position}
        data-size={size}
      >
        <header className="dialog-header">
          {content.mark}
          <Base.Title className="dialog-title">{content.title}</Base.Title>
          <Controls
            {...content}
            {...(centred && { maximised, onMaximise: setMaximised, onMoveKey: moveByKey })}
          />
        </header>
        <div className="dialog-body">
          {content.description && (
            <Base.Description className="dialog-description">{content.description}</Base.Description>
          )}
          {content.children}
        </div>
        {content.footer && <footer className="dialog-footer">{content.footer}</footer>}
      </Base.Popup>
    </Draggable>
  )
}

type ControlProps = Pick<Props, 'labels' | 'closable'> & {
  maximised?: boolean
  onMaximise?: (maximised: boolean) => void
  onMoveKey?: (event: KeyboardEvent) => void
}

function Controls({ labels, closable, maximised = false, onMaximise, onMoveKey }: ControlProps) {
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
      {closable && <Base.Close render={<IconButton icon="close" label={labels.close} />} />}
    </div>
  )
}
