import { useEffect, useState } from 'react'

/** §2.6: false until it is known that no bot reads this, and for a bot. How to tell bots is loaded when it is asked. */
export function useIsPerson(): boolean {
  const [isPerson, setIsPerson] = useState(false)
  useEffect(() => {
    import('@/src/lib/bot').then(
      ({ isBot }) => setIsPerson(!isBot(navigator.userAgent, location.search)),
      // An error page for a bot does less harm than none for a person.
      () => setIsPerson(true),
    )
  }, [])
  return isPerson
}
