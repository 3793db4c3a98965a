import type { RequestOptions } from '@/src/platform/http/http-client'
import type { PanelPaths, Paths } from './schema'

type All = Paths & PanelPaths

/** An API path as the OpenAPI document writes it: `/api/bookings/{id}`. */
export type Path = keyof Paths
/** A path that the panel may call: one of /api/admin (served under /panel-api) or of the panel's own operations. */
export type PanelPath = Extract<Path, `/api/admin/${string}`> | keyof PanelPaths

export type MethodOf<P extends keyof All> = keyof All[P]
export type GetOf<P extends keyof All> = Extract<MethodOf<P>, 'get'>

/** The tenant to act in: its slug, or in the panel its id. Without one, the account's only tenant. */
type InTenant<Operation> = Operation extends { headers?: infer H }
  ? 'x-tenant' extends keyof NonNullable<H>
    ? { tenant?: string }
    : object
  : object

/** The options of every call of an operation; `params` are path parameters. */
export type PanelOptions<P extends keyof All, M extends MethodOf<P> = GetOf<P>> = ([M] extends [never]
  ? { method: MethodOf<P> }
  : M extends 'get'
    ? { method?: M }
    : { method: M }) &
  Omit<All[P][M], 'answer'> &
  Pick<RequestOptions, 'signal' | 'keepalive'> &
  InTenant<All[P][M]>

/** As {@link PanelOptions}; `baseURL` is the origin of another installation, `token` replaces the stored access token. */
export type Options<P extends Path, M extends MethodOf<P> = GetOf<P>> = PanelOptions<P, M> &
  Pick<RequestOptions, 'baseURL'> & { token?: string }

/** Paths whose GET has no required parameters. */
export type BarePath = {
  [P in Path]: [GetOf<P>] extends [never] ? never : object extends Options<P> ? P : never
}[Path]

/** The body of a successful response; undefined where there is none. */
export type ApiResponse<P extends keyof All, M extends MethodOf<P> = GetOf<P>> = All[P][M] extends {
  answer: infer A
}
  ? A
  : never

/** The `data` of a successful response. */
export type Data<P extends keyof All, M extends MethodOf<P> = GetOf<P>> =
  ApiResponse<P, M> extends { data: infer D } ? D : never
