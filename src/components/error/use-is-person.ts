import { useEffect, useState } from 'react'

/** False for a bot and until bot detection is loaded (Behaviour: bot-no-error-page). */
export function useIsHuman(): boolean {
  const [isPerson, setIsPerson] = useState(false)
  useEffect(() => {
    import('@/src/lib/bot').then(
      ({ isBot }) => setIsPerson(!isBot(navigator.userAgent, location.search)),
      // If detection fails: showing an error page to a bot is better than hiding it from a person.
      () => setIsPerson(true),
    )
  }, [])
  return isPerson
}
