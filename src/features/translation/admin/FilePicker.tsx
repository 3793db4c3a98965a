'use client'

import { type ReactNode, useRef } from 'react'

type PickerProps = { accept: string; isBusy: boolean; onPick: (file: File) => void; children: ReactNode }

/** A button that asks for a file. */
export function FilePicker({ accept, isBusy, onPick, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onPick(file)
          // Otherwise choosing the same file again, corrected, fires no change event.
          target.value = ''
        }}
      />
      {/* Not disabled while uploading, because a disabled button loses the focus. */}
      <button type="button" className="gevel-button" onClick={() => !isBusy && input.current?.click()}>
        {children}
      </button>
    </>
  )
}
