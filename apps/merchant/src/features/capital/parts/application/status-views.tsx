import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { reviewHours } from '@daftar/rules/capital/applications/application-status'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { buttonClass } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { instantText, weekdayText, zoneText } from '@daftar/words/formats/date'
import { CircleSlash, FileSignature } from 'lucide-react'
import { useSupportMailbox } from '../../../../shared/chat/use-support-mailbox.ts'
import { ContractCard } from '../advance/contract-card.tsx'
import { reasonTitle, reasonWords, toldReasons } from './reason-words.ts'
import { Steps } from './steps.tsx'
import styles from './status-views.module.css'

/** APPL-18: until when there is an answer, and what comes after it. */
export function InReviewView({ application }: { application: Application }) {
  return (
    <Columns second="wide">
      <Column>
        <Notice tone="info" title={m.capital_review_title()}>
          {m.capital_review_text()}
        </Notice>
        <Card title={m.capital_next_title()}>
          <Steps
            steps={[
              { title: m.capital_next_review_title(), text: m.capital_next_review_text() },
              { title: m.capital_how_sign_title(), text: m.capital_next_sign_text() },
              { title: m.capital_next_money_title(), text: m.capital_next_money_text() },
            ]}
          />
        </Card>
      </Column>
      <Column>
        <AskedCard application={application} answer={answerOf(application)} />
      </Column>
    </Columns>
  )
}

/** By when there is a decision, as the queue of the underwriters has it (APPL-18, DEC-APPL-3). */
function answerOf({ submitted_at }: Application): Fact[] {
  if (!submitted_at) return []
  const dueMs = Date.parse(submitted_at) + reviewHours * 3_600_000
  const due = new Date(dueMs).toISOString()
  const day = dateInZone(dueMs, Intl.DateTimeFormat().resolvedOptions().timeZone)
  const value = (
    <DateText
      text={instantText(due)}
      dateTime={due}
      weekday={weekdayText(day, currentLanguage())}
      title={zoneText()}
    />
  )
  return [{ id: 'answer', label: m.capital_answer_by(), value, look: 'total' }]
}

/** What was asked for, and when. */
export function AskedCard({
  application,
  answer = [],
}: {
  application: Application
  answer?: readonly Fact[]
}) {
  const { submitted_at } = application
  return (
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
          ...(submitted_at
            ? [
                {
                  id: 'at',
                  label: m.capital_submitted(),
                  value: <bdi dir="ltr">{instantText(submitted_at)}</bdi>,
                },
              ]
            : []),
          ...answer,
        ]}
      />
    </Card>
  )
}

/** APPL-20; signed, the contract has become an advance, and nothing is left to sign. */
export function SignContractView({ application: { id, loan_id } }: { application: Application }) {
  if (loan_id !== null) return <SignedNotice advanceId={loan_id} />
  return (
    <div className={styles.stack}>
      <EmptyState icon={<FileSignature aria-hidden="true" />} title={m.capital_sign_title()}>
        {m.capital_banner_sign()}
      </EmptyState>
      <ContractCard applicationId={id} />
    </div>
  )
}

/** The contract was signed: where its advance is. */
export function SignedNotice({ advanceId }: { advanceId: string }) {
  return (
    <Notice tone="positive" title={m.capital_signed_title()}>
      <Link href={capitalPaths.advance(advanceId)}>{m.capital_see_advance()}</Link>
    </Notice>
  )
}

/** APPL-21, APPL-26: the reason in words, what stays as it is, and whom to ask. */
export function RejectedView({ application }: { application: Application }) {
  const mailbox = useSupportMailbox()
  return (
    <div className={styles.stack}>
      <Notice tone="negative" title={reasonTitle(application.reasons)}>
        <p>{reasonWords(application.reasons)}</p>
        <p>
          {m.capital_faq_rejection_text()}{' '}
          <Link href={`mailto:${mailbox}`}>{m.common_contact_support()}</Link>
        </p>
      </Notice>
      <AskedCard application={application} />
    </div>
  )
}

/** APPL-22: what cannot be verified, and whom to send it to (DEC-APPL-6). */
export function DeclinedView({ application }: { application: Application }) {
  const mailbox = useSupportMailbox()
  const told = toldReasons(application.reasons)
  return (
    <div className={styles.stack}>
      <Notice tone="warning" title={reasonTitle(told)}>
        <p>{reasonWords(told)}</p>
        <p>
          {m.capital_declined_how()} <Link href={`mailto:${mailbox}`}>{m.common_contact_support()}</Link>
        </p>
      </Notice>
      <AskedCard application={application} />
    </div>
  )
}

const cancelledWords = {
  inactivity: m.capital_cancelled_text,
  declined: m.capital_cancelled_declined,
  request: m.capital_cancelled_request,
  no_mandate: m.capital_cancelled_no_mandate,
}

/** APPL-24: due to inactivity; whoever ended it otherwise reads what it was. */
export function CancelledView({ cause }: { cause: Application['cancelled_for'] }) {
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
      {cancelledWords[cause ?? 'inactivity']()}
    </EmptyState>
  )
}
