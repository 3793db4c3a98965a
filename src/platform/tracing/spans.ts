import type { Attributes, Context, Span, SpanKind, Tracer } from '@opentelemetry/api'

import { globalSingleton } from '@/src/lib/global-singleton'

/** What `startTracing` loaded. */
export type Tracing = {
  tracer: Tracer
  kinds: typeof SpanKind
  /** The span that is being worked on, if any. */
  activeSpan: () => Span | undefined
  /** Runs `work` with `span` as its parent. */
  within: <T>(span: Span, work: () => T) => T
  fail: (span: Span, error: unknown) => void
  /** The context that the headers of a request name. */
  extract: (headers: Record<string, unknown>) => Context
  /** Sends what is recorded and ends tracing. */
  stop: () => Promise<void>
}

/** Null unless OTEL_EXPORTER_OTLP_ENDPOINT is set: no package of OpenTelemetry is loaded without it. */
const slot = () => globalSingleton<{ tracing: Tracing | null }>('tracing', () => ({ tracing: null }))

export const tracing = (): Tracing | null => slot().tracing
export const setTracing = (tracing: Tracing | null): void => void Object.assign(slot(), { tracing })

type Kind = 'INTERNAL' | 'CLIENT' | 'SERVER'
type SpanSettings = {
  kind?: Kind
  attributes?: Attributes
  /** Of the request that the span answers; a proxy in front may have begun the trace. */
  headers?: Record<string, unknown>
}

/** Runs `work` in a span that ends with it. Without tracing it only runs it. */
export async function inSpan<T>(
  name: string,
  { kind = 'INTERNAL', attributes = {}, headers }: SpanSettings,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  const active = tracing()
  if (!active) return work(null)
  const parent = headers && active.extract(headers)
  const span = active.tracer.startSpan(name, { kind: active.kinds[kind], attributes }, parent)
  try {
    return await active.within(span, () => work(span))
  } catch (error) {
    active.fail(span, error)
    throw error
  } finally {
    span.end()
  }
}
