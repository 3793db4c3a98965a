import type { RequestOptions } from '@/src/platform/http/http-client'
import type { Paths } from './schema'

/** A path of the API as its document writes it: `/api/bookings/{id}`. */
export type Path = keyof Paths
export type MethodOf<P extends Path> = keyof Paths[P]
export type GetOf<P extends Path> = Extract<MethodOf<P>, 'get'>

/** The tenant that an admin call acts in, by its slug; your only one when it is not named. */
type InTenant<Operation> = Operation extends { headers?: infer H }
  ? 'x-tenant' extends keyof NonNullable<H>
    ? { tenant?: string }
    : object
  : object

/**
 * What a call of an operation needs: `params` stand in the path; `baseURL` is that of another installation; `token` is
 * of who calls, in place of the one that is held.
 */
export type Options<P extends Path, M extends MethodOf<P> = GetOf<P>> = ([M] extends [never]
  ? { method: MethodOf<P> }
  : M extends 'get'
    ? { method?: M }
    : { method: M }) &
  Omit<Paths[P][M], 'answer'> &
  Pick<RequestOptions, 'baseURL' | 'signal' | 'keepalive'> & { token?: string } & InTenant<Paths[P][M]>

/** Paths whose GET needs nothing else. */
export type BarePath = {
  [P in Path]: [GetOf<P>] extends [never] ? never : object extends Options<P> ? P : never
}[Path]

/** What an operation answers when it succeeds; undefined where that is nothing. */
export type Answer<P extends Path, M extends MethodOf<P> = GetOf<P>> = Paths[P][M] extends {
  answer: infer A
}
  ? A
  : never

/** The `data` of what an operation answers. */
export type Data<P extends Path, M extends MethodOf<P> = GetOf<P>> =
  Answer<P, M> extends { data: infer D } ? D : never
