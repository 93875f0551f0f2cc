import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { Button } from '@daftar/ui/button'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { ShieldCheck } from 'lucide-react'
import { ProblemNotice } from '../../../shared/act/problem-notice.tsx'
import { verifyChains, type Verification } from '../queries.ts'
import styles from './audit.module.css'

/** Recomputes the chains: intact, or where they break. */
export function VerifyChains({ merchant }: { merchant: string }) {
  const check = useMutationOnce(verifyChains)
  return (
    <div className={styles.verify}>
      <Button icon={<ShieldCheck />} busy={check.isPending} onClick={() => check.mutate(merchant)}>
        {merchant ? m.desk_audit_verify_merchant() : m.desk_audit_verify()}
      </Button>
      <ProblemNotice error={check.error} />
      {check.data ? <Result found={check.data} /> : null}
    </div>
  )
}

function Result({ found }: { found: Verification }) {
  const counts = { entries: found.entries, postings: found.journal_entries }
  if (found.intact && found.journal_intact)
    return (
      <Notice tone="positive" live="status" title={m.desk_audit_intact()}>
        {m.desk_audit_intact_text(counts)}
      </Notice>
    )
  return (
    <Notice tone="negative" live="alert" title={m.desk_audit_broken()}>
      {found.intact ? null : (
        <p>
          {m.desk_audit_broken_log()} <Ltr>{found.broken_at ?? m.common_dash()}</Ltr>
        </p>
      )}
      {found.journal_intact ? null : (
        <p>
          {m.desk_audit_broken_journal()} {found.intact ? <Ltr>{found.broken_at ?? ''}</Ltr> : null}
        </p>
      )}
    </Notice>
  )
}
