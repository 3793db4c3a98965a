import type { Attributes, Span } from '@opentelemetry/api'
import type { SpanProcessor } from '@opentelemetry/sdk-trace'

/** The query of a path or URL, also behind a method: `GET /auth/verify?token=…`. */
const QUERY = /^((?:[A-Z]+ )?(?:https?:\/)?\/[^?\s]*)\?\S*/
const withoutQuery = (text: string): string => text.replace(QUERY, '$1')

type Ending = Span & { name: string; attributes: Attributes }

/** Next.js records URLs with their query, which may contain a token or what somebody typed. */
export const withoutQueries: SpanProcessor = {
  onStart: () => undefined,
  onEnding: (span: Ending) => {
    span.updateName(withoutQuery(span.name))
    for (const [key, value] of Object.entries(span.attributes))
      if (typeof value === 'string') span.setAttribute(key, withoutQuery(value))
  },
  onEnd: () => undefined,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}
