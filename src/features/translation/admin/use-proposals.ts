'use client'

import { useEffect, useState } from 'react'

import { type Proposal, readProposals, type Subject } from './read-translation'

export type Proposals = Readonly<Record<string, Proposal>>

const bySegment = (proposals: readonly Proposal[]): Proposals =>
  Object.fromEntries(proposals.map((proposal) => [proposal.id, proposal]))

/**
 * Proposals by the ids of their segments, those of memory read again after every save. A proposal is in nobody’s way: what
 * cannot be read is not proposed.
 * @param version changes with what is stored; null while nothing was read
 */
export function useProposals({ collection, id, tenant, from, to }: Subject, version: string | null) {
  const [proposals, setProposals] = useState<Proposals>({})
  const [rejected, setRejected] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (version === null) return
    let isCurrent = true
    const load = async () => {
      const found = await readProposals({ collection, id, tenant, from, to }).catch(() => [])
      if (isCurrent)
        setProposals((now) => ({
          ...bySegment(found),
          ...bySegment(Object.values(now).filter(({ origin }) => origin !== 'memory')),
        }))
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [collection, id, tenant, from, to, version])
  const reject = (segment: string) => setRejected((now) => new Set([...now, segment]))
  const propose = (added: readonly Proposal[]) => {
    setProposals((now) => ({ ...now, ...bySegment(added) }))
    const renewed = new Set(added.map(({ id: segment }) => segment))
    setRejected((now) => new Set([...now].filter((segment) => !renewed.has(segment))))
  }
  const open = Object.fromEntries(Object.entries(proposals).filter(([segment]) => !rejected.has(segment)))
  return { proposals: open, propose, reject }
}
