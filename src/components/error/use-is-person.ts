import { useEffect, useState } from 'react'

/** False for a bot and until bot detection is loaded (Behaviour: bot-no-error-page). */
export function useIsHuman(): boolean {
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
