export type Direction = 'undo' | 'redo'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** What a key does: Ctrl-Z, Shift-Ctrl-Z and Ctrl-Y, on a Mac with Cmd. */
export function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Direction | null {
  if (altKey || ctrlKey === metaKey) return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : null
}
