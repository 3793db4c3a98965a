import type { User } from '@/payload-types'

type Session = NonNullable<User['sessions']>[number]

/** The session that a request was authenticated with, as Payload names it on the account. */
export function currentSession({ user }: { user?: unknown }): Session | undefined {
  const { _sid, sessions } = (user ?? {}) as { _sid?: string } & Pick<User, 'sessions'>
  return sessions?.find(({ id }) => id === _sid)
}
