import { Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { bankDeclineText } from '@daftar/words/bank-decline-text'
import { nameIn } from '@daftar/words/names'
import { lazy } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { DecisionFrame } from '../../../shared/case/decision-frame.tsx'
import { HeldChecks } from '../../../shared/case/held-checks.tsx'
import { useFlags } from '../../../shared/session.ts'
import type { BankAccountCase } from '../queries.ts'
import { checkWords } from '../words.ts'
import { ChangeStatus } from './change-status.tsx'
import styles from './decision-pane.module.css'

const Dialogs = lazy(() => import('./dialogs.tsx').then((module) => ({ default: module.BankDialog })))

export type Asking = 'approve' | 'decline' | 'stop' | 'settle'

/** What was compared by itself, who else is paid there, and what one may do about it. */
export function DecisionPane({ opened }: { opened: BankAccountCase }) {
  return (
    <DecisionFrame<Asking>
      renderActs={(ask) => <Acts opened={opened} onAsk={ask} />}
      renderDialog={(asking, onClose) => <Dialogs {...{ opened, asking, onClose }} />}
    >
      <HeldChecks checks={opened.checks} words={checkWords} />
      <Elsewhere merchants={opened.elsewhere} />
    </DecisionFrame>
  )
}

function Elsewhere({ merchants }: { merchants: BankAccountCase['elsewhere'] }) {
  if (merchants.length === 0) return null
  return (
    <section className={styles.elsewhere} aria-labelledby="paid-elsewhere">
      <h2 id="paid-elsewhere">{m.desk_bank_elsewhere()}</h2>
      <ul className={styles.list}>
        {merchants.map((one) => (
          <li key={one.id}>
            <Link href={addresses.merchant(one.id)}>
              <Typed>{nameIn(currentLanguage(), one)}</Typed>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ opened, onAsk }: { opened: BankAccountCase; onAsk: (asking: Asking) => void }) {
  const mayDecide = useFlags().can_decide_bank_accounts
  const { status, effective_at, waits_for_talk, told } = opened
  if (status === 'proposed' && mayDecide)
    return (
      <>
        <p className={styles.muted}>{m.desk_bank_compare_lead()}</p>
        <Button variant="primary" block onClick={() => onAsk('approve')}>
          {m.desk_approve()}
        </Button>
        <Button variant="danger" block onClick={() => onAsk('decline')}>
          {m.desk_reject()}
        </Button>
      </>
    )
  if (status === 'waiting' && effective_at !== null)
    return (
      <>
        <Notice title={m.desk_bank_status_waiting()}>
          {m.desk_bank_waiting_lead({ letters: told.letters, texts: told.texts })}{' '}
          <Moment at={effective_at} />
        </Notice>
        {mayDecide ? (
          <Button variant="danger" block onClick={() => onAsk('stop')}>
            {m.desk_bank_stop()}
          </Button>
        ) : null}
      </>
    )
  return (
    <>
      {waits_for_talk ? (
        <Notice tone="negative" title={m.desk_bank_waits_for_talk()}>
          {opened.is_holding ? m.desk_bank_talk_lead() : m.desk_bank_talk_lead_held()}
        </Notice>
      ) : null}
      {waits_for_talk && mayDecide ? (
        <Button variant="primary" block onClick={() => onAsk('settle')}>
          {m.desk_bank_settle()}
        </Button>
      ) : null}
      {status === 'proposed' ? <Notice>{m.desk_decision_look_only()}</Notice> : <Decided opened={opened} />}
    </>
  )
}

function Decided({
  opened: { status, waits_for_talk, decline_reason, note, talk },
}: {
  opened: BankAccountCase
}) {
  return (
    <>
      <div>
        <ChangeStatus status={status} waitsForTalk={waits_for_talk} />
      </div>
      {decline_reason === null ? null : <p>{bankDeclineText(decline_reason)}</p>}
      {note === '' ? null : (
        <p className={styles.muted}>
          {m.desk_join_note_text()} <Typed>{note}</Typed>
        </p>
      )}
      {talk === null ? null : (
        <p className={styles.muted}>
          {m.desk_bank_talk()} <Typed>{talk.by}</Typed>
          {m.desk_comma()}
          <Moment at={talk.at} />
          {m.desk_comma()}
          <Typed>{talk.note}</Typed>
        </p>
      )}
    </>
  )
}
