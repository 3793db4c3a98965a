import type { Instrumentation } from 'next'

/** Called by Next once, when the server process starts. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./platform/env')
  if (env.TRACING) await (await import('./platform/tracing/start-tracing')).startTracing(env.TRACING)
  const { startWorker } = await import('./features/jobs/server/start-worker')
  startWorker()
  const { logAdminHostWarnings } = await import('./routing/admin-host-warnings')
  logAdminHostWarnings()
}

/** Logs the error under the request's id; the error page shows the visitor no details. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const [{ requestLogger }, { REQUEST_ID_HEADER }, { loggedPath }] = await Promise.all([
    import('./platform/logger'),
    import('./platform/http/request-id'),
    import('./platform/http/logged-path'),
  ])
  const { method, path, headers } = request
  const id = headers[REQUEST_ID_HEADER]
  requestLogger(String(id ?? '')).error(
    { err: error, method, path: loggedPath(path), route: context.routePath },
    'Request failed',
  )
}
