import { useEffect, useState } from 'react'

import type { Closed, ToPanel } from '@/src/features/previews/rules/messages'
import { boxOf } from './box-of'
import type { TextPlace } from './place-of'

/**
 * Tells the panel where a rich text is, while its editor is shown over it.
 * @param closed what the panel said of the last editor that it closed
 */
export function useFollowedText(closed: Closed | null, toPanel: ToPanel): (place: TextPlace) => void {
  const [followed, follow] = useState<TextPlace | null>(null)
  const [lastClosed, setLastClosed] = useState(closed)
  if (closed !== lastClosed) {
    setLastClosed(closed)
    follow(null)
  }
  useEffect(() => {
    if (!followed) return undefined
    const { element } = followed
    const tell = () => {
      if (element.isConnected) toPanel({ act: 'place', box: boxOf(element) })
    }
    const sizes = new ResizeObserver(tell)
    for (const one of [element, document.body]) sizes.observe(one)
    document.addEventListener('scroll', tell)
    return () => {
      sizes.disconnect()
      document.removeEventListener('scroll', tell)
    }
  }, [followed, toPanel])
  return follow
}
