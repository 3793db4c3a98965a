import type { RequestOptions } from '@/src/platform/http/http-client'
import type { PanelPaths, Paths } from './schema'

type All = Paths & PanelPaths

/** A path of the API as its document writes it: `/api/bookings/{id}`. */
export type Path = keyof Paths
/** A path that the panel may call: of /api/admin, served to it under /panel-api, or of its own. */
export type PanelPath = Extract<Path, `/api/admin/${string}`> | keyof PanelPaths

export type MethodOf<P extends keyof All> = keyof All[P]
export type GetOf<P extends keyof All> = Extract<MethodOf<P>, 'get'>

/** The tenant that an admin call acts in: by its slug, in the panel by its id; your only one when it is not named. */
type InTenant<Operation> = Operation extends { headers?: infer H }
  ? 'x-tenant' extends keyof NonNullable<H>
    ? { tenant?: string }
    : object
  : object

/** What a call of an operation needs, whoever makes it: `params` stand in the path. */
export type PanelOptions<P extends keyof All, M extends MethodOf<P> = GetOf<P>> = ([M] extends [never]
  ? { method: MethodOf<P> }
  : M extends 'get'
    ? { method?: M }
    : { method: M }) &
  Omit<All[P][M], 'answer'> &
  Pick<RequestOptions, 'signal' | 'keepalive'> &
  InTenant<All[P][M]>

/** As {@link PanelOptions}; `baseURL` is that of another installation, `token` of who calls, in place of the one that is held. */
export type Options<P extends Path, M extends MethodOf<P> = GetOf<P>> = PanelOptions<P, M> &
  Pick<RequestOptions, 'baseURL'> & { token?: string }

/** Paths whose GET needs nothing else. */
export type BarePath = {
  [P in Path]: [GetOf<P>] extends [never] ? never : object extends Options<P> ? P : never
}[Path]

/** What an operation answers when it succeeds; undefined where that is nothing. */
export type ApiResponse<P extends keyof All, M extends MethodOf<P> = GetOf<P>> = All[P][M] extends {
  answer: infer A
}
  ? A
  : never

/** The `data` of what an operation answers. */
export type Data<P extends keyof All, M extends MethodOf<P> = GetOf<P>> =
  ApiResponse<P, M> extends { data: infer D } ? D : never
