import { ConfirmAct } from '@daftar/app-kit/confirm-act'
import { Moment } from '@daftar/app-kit/moment'
import { useAct } from '@daftar/app-kit/use-act'
import { bankAccountLooks } from '@daftar/rules/merchants/bank-account-change'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { bankDeclineText } from '@daftar/words/bank-decline-text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withdrawChange } from '../mutations.ts'
import type { BankAccountChange } from '../queries.ts'
import { AccountEnd } from './account-end.tsx'
import { Clock } from './clock.tsx'
import { statusTitle } from './status-words.ts'
import styles from './bank-account.module.css'

const tones = { default: 'neutral', positive: 'positive', warning: 'warning', negative: 'negative' } as const

/**
 * The change that is under way, or how the last one ended; while it waits the clock runs, and it can be taken
 * back.
 */
export function ChangeCard({ change, waitHours }: { change: BankAccountChange; waitHours: number }) {
  const [isAsking, setAsking] = useState(false)
  const { status } = change
  return (
    <Card title={m.bank_change_title()}>
      <div className={styles.status}>
        <Notice tone={tones[bankAccountLooks[status].tone]} title={statusTitle(status)}>
          <StatusText change={change} waitHours={waitHours} />
        </Notice>
        <DescriptionList
          facts={[
            { id: 'iban', label: m.bank_new_account(), value: <AccountEnd iban={change.iban} /> },
            { id: 'bank', label: m.bank_bank(), value: <Typed>{change.bank_name}</Typed> },
            { id: 'holder', label: m.bank_holder(), value: <Typed>{change.holder}</Typed> },
            { id: 'by', label: m.bank_proposed_by(), value: <Typed>{change.proposed_by}</Typed> },
            { id: 'at', label: m.bank_proposed_at(), value: <Moment at={change.proposed_at} /> },
            ...(change.effective_at === null
              ? []
              : [{ id: 'from', label: m.bank_effective_at(), value: <Moment at={change.effective_at} /> }]),
          ]}
        />
        {change.may_withdraw ? <Button onClick={() => setAsking(true)}>{m.bank_withdraw()}</Button> : null}
      </div>
      {isAsking ? <Withdraw id={change.id} onClose={() => setAsking(false)} /> : null}
    </Card>
  )
}

function StatusText({ change, waitHours }: { change: BankAccountChange; waitHours: number }) {
  switch (change.status) {
    case 'proposed':
      return m.bank_status_proposed_text({ count: waitHours })
    case 'waiting':
      return (
        <>
          {change.effective_at === null ? null : <Clock until={change.effective_at} />}{' '}
          {m.bank_status_waiting_text()}
        </>
      )
    case 'effective':
      return m.bank_status_effective_text()
    case 'declined':
      return change.decline_reason === null ? null : bankDeclineText(change.decline_reason)
    case 'withdrawn':
      return m.bank_status_withdrawn_text()
    case 'stopped':
      return m.bank_status_stopped_text()
  }
}

function Withdraw({ id, onClose }: { id: string; onClose: () => void }) {
  const act = useAct({
    mutation: withdrawChange(useQueryClient()),
    doneText: () => m.bank_done_withdrawn(),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      title={m.bank_withdraw_title()}
      confirmLabel={m.bank_withdraw()}
      onConfirm={() => act.send(id)}
    >
      {m.bank_withdraw_text()}
    </ConfirmAct>
  )
}
