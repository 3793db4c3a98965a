import type { UIFieldServerProps } from 'payload'

import type { Domain } from '@/payload-types'
import { isSuperAdmin, tenantsWith, referenceId } from '@/src/access/memberships'
import { LocalTime } from '@/src/admin/LocalTime'
import { isProven, recordOf, type TxtRecord } from '@/src/features/domains/rules/proof'
import { toLocale } from '@/src/i18n/locale-texts'
import { CopyButton } from './CopyButton'
import { ProofActions } from './ProofActions'
import { PROOF_TEXTS, type ProofTexts } from './texts'

function RecordToSet({ record, texts }: { record: TxtRecord; texts: ProofTexts }) {
  const rows = [
    [texts.type, record.type],
    [texts.name, record.name],
    [texts.value, record.value],
  ] as const
  return (
    <dl className="gevel-proof__record">
      {rows.map(([label, value], index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <code>{value}</code>
            {index > 0 && <CopyButton label={`${texts.copy}: ${label}`} value={value} texts={texts} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function State({ domain, texts }: { domain: Domain; texts: ProofTexts }) {
  const { provenAt, method, checkedAt, problem } = domain.proof ?? {}
  if (provenAt)
    return (
      <p>
        <strong>{texts.proven}</strong> {method && texts.provenBy[method]} <LocalTime value={provenAt} />
      </p>
    )
  return (
    <output>
      <strong>{texts.pending}</strong> {problem && texts.problems[problem]} {texts.lastChecked}{' '}
      {checkedAt ? <LocalTime value={checkedAt} /> : texts.never}.
    </output>
  )
}

/** Whether a domain is proven, the DNS record to set, and the buttons to check and to approve it. */
export function ProofOfOwnership({ data, id, user, i18n }: UIFieldServerProps) {
  const language = toLocale(i18n.language)
  const texts = PROOF_TEXTS[language]
  const domain = data as Domain
  if (!id) return <p className="gevel-proof">{texts.atNew}</p>
  const record = recordOf(domain)
  const pending = !isProven(domain)
  const mayWrite =
    isSuperAdmin(user) ||
    (Boolean(domain.tenant) && tenantsWith(user, 'domains.write').includes(referenceId(domain.tenant ?? '')))
  return (
    <section className="gevel-proof" aria-labelledby="gevel-proof">
      <h2 id="gevel-proof">{texts.heading}</h2>
      <State domain={domain} texts={texts} />
      {pending && <p>{record ? texts.explain : texts.local}</p>}
      {pending && record && <RecordToSet record={record} texts={texts} />}
      {pending && mayWrite && (
        <ProofActions
          id={String(id)}
          mayApprove={isSuperAdmin(user)}
          mayCheck={record !== null}
          texts={texts}
        />
      )}
    </section>
  )
}
