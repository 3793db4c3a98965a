'use client'

import { type MouseEvent, useEffect, useRef } from 'react'

import { Icon } from '../Icon'

type Props = {
  kind: 'success' | 'error'
  title: string
  text?: string | null
  /** Errors with the ids of their fields. */
  errors?: readonly { id: string; message: string }[]
  /** Whether it takes the focus; otherwise the caller focuses a field. */
  takesFocus?: boolean
}

/** Moves the focus without adding a hash to the URL. */
function focusField(event: MouseEvent, id: string) {
  event.preventDefault()
  document.getElementById(id)?.focus()
}

/**
 * The result of submitting a form. It is announced and takes the focus on mount, so give each attempt its own `key`.
 * Errors link to their fields.
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
