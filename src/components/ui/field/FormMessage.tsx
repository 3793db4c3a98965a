'use client'

import { type MouseEvent, useEffect, useRef } from 'react'

import { Icon } from '../Icon'

type Props = {
  kind: 'success' | 'error'
  title: string
  text?: string | null
  /** What is wrong, each with the id of its field. */
  errors?: readonly { id: string; message: string }[]
  /** Whether it takes the focus; whoever says no puts it on a field. */
  takesFocus?: boolean
}

/** A jump inside the page is no address worth keeping: only the focus moves. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/**
 * What became of a form. It is announced and takes the focus when it appears; a new `key` makes it appear anew.
 * Its errors lead to their fields.
 */
export function FormMessage({ kind, title, text, errors = [], takesFocus = true }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  return (
    <div ref={box} className="form-message" data-kind={kind} tabIndex={-1}>
      <Icon name={kind === 'error' ? 'warning' : 'check'} />
      <div role={kind === 'error' ? 'alert' : 'status'}>
        <p className="form-message-title">{title}</p>
        {text && <p className="form-message-text">{text}</p>}
        {errors.length > 0 && (
          <ul className="form-message-errors">
            {errors.map(({ id, message }) => (
              <li key={id}>
                <a href={`#${id}`} onClick={(event) => focusField(event, id)}>
                  {message}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
