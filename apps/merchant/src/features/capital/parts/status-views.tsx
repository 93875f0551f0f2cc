import type { Application } from '@daftar/contract/endpoints/capital-shapes'
import { capitalPaths } from '@daftar/rules/capital/paths'
import { buttonClass } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { CircleSlash, Clock3, FileSignature } from 'lucide-react'
import { useSupportMailbox } from '../../../shared/use-support-mailbox.ts'
import { reasonTitle, reasonWords, toldReasons } from './reason-words.ts'
import styles from './status-views.module.css'

/** APPL-18. */
export function InReviewView({ application }: { application: Application }) {
  return (
    <div className={styles.stack}>
      <EmptyState icon={<Clock3 aria-hidden="true" />} title={m.capital_review_title()}>
        {m.capital_review_text()}
      </EmptyState>
      <Card title={m.capital_review_asked()}>
        <DescriptionList
          facts={[
            {
              id: 'amount',
              label: m.capital_amount(),
              value: <Money value={application.amount} currency={application.currency} />,
            },
            {
              id: 'tenor',
              label: m.capital_duration(),
              value: m.capital_weeks({ count: application.tenor }),
            },
            ...(application.submitted_at
              ? [
                  {
                    id: 'at',
                    label: m.capital_submitted(),
                    value: <bdi dir="ltr">{instantText(application.submitted_at)}</bdi>,
                  },
                ]
              : []),
          ]}
        />
      </Card>
    </div>
  )
}

/** APPL-20; signed, the contract has become an advance, and nothing is left to sign. */
export function SignContractView({ loanId }: { loanId: string | null }) {
  if (loanId !== null) return <SignedNotice loanId={loanId} />
  return (
    <EmptyState icon={<FileSignature aria-hidden="true" />} title={m.capital_sign_title()}>
      {m.capital_banner_sign()}
    </EmptyState>
  )
}

/** The contract was signed: where its advance is. */
export function SignedNotice({ loanId }: { loanId: string }) {
  return (
    <Notice tone="positive" title={m.capital_signed_title()}>
      <Link href={capitalPaths.loan(loanId)}>{m.capital_see_advance()}</Link>
    </Notice>
  )
}

/** APPL-21, APPL-26: the reason in words, and what stays as it is. */
export function RejectedView({ reasons }: { reasons: readonly string[] }) {
  return (
    <div className={styles.stack}>
      <Notice tone="negative" title={reasonTitle(reasons)}>
        {reasonWords(reasons)}
      </Notice>
    </div>
  )
}

/** APPL-22: what cannot be verified, and whom to ask (DEC-APPL-6). */
export function DeclinedView({ reasons }: { reasons: readonly string[] }) {
  const mailbox = useSupportMailbox()
  const told = toldReasons(reasons)
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={reasonTitle(told)}>
        {reasonWords(told)} <Link href={`mailto:${mailbox}`}>{m.common_contact_support()}</Link>
      </Notice>
    </div>
  )
}

/** APPL-24. */
export function CancelledView() {
  return (
    <EmptyState
      icon={<CircleSlash aria-hidden="true" />}
      title={m.capital_cancelled_title()}
      action={
        <Link look="bare" className={buttonClass({ variant: 'primary' })} href={capitalPaths.offers}>
          {m.capital_see_offers()}
        </Link>
      }
    >
      {m.capital_cancelled_text()}
    </EmptyState>
  )
}
