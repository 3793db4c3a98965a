import { setTracing } from './spans'
import { describeError } from '../error-for-log'
import { withoutQueries } from './without-queries'

type Settings = {
  /** The base URL of a collector that takes OTLP over HTTP; spans go to `/v1/traces` below it. */
  endpoint: string
  serviceName: string
  /** The share of traces that are recorded, from 0 to 1. */
  ratio: number
}

const loadPackages = () =>
  Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
  ])

/**
 * Loads OpenTelemetry and registers it, so that Next.js records its own spans too. Spans are sent in batches, in the
 * background; when the collector cannot be reached they are dropped. `stop` of `tracing()` sends the rest.
 */
export async function startTracing({ endpoint, serviceName, ratio }: Settings): Promise<void> {
  const [api, sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, core, resources] =
    await loadPackages()
  const { context, propagation, trace } = api
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': serviceName })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [withoutQueries, new sdk.BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  setTracing({
    tracer: provider.getTracer('gevel'),
    kinds: api.SpanKind,
    activeSpan: () => trace.getActiveSpan(),
    within: (span, work) => context.with(trace.setSpan(context.active(), span), work),
    fail: (span, error) => {
      const {
        type,
        message,
        stack = '',
      } = describeError(error instanceof Error ? error : new Error(String(error)))
      span.recordException({ name: type, message, stack })
      span.setStatus({ code: api.SpanStatusCode.ERROR })
    },
    extract: (headers) => propagation.extract(context.active(), headers),
    stop: async () => {
      await provider.shutdown()
      for (const registered of [context, propagation, trace]) registered.disable()
      setTracing(null)
    },
  })
}
