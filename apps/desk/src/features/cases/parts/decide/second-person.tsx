import { ApiError } from '@daftar/client'
import { Button } from '@daftar/ui/button'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { secondMutation, type DeskCase } from '../../queries.ts'
import { PassedOver } from '../readings/passed-over.tsx'
import { ProposalFacts } from './proposal-facts.tsx'
import styles from '../cases.module.css'

type SecondPersonProps = { opened: DeskCase; onStale: () => Promise<void> }

/** The second pair of eyes: accepts what somebody else proposed, or gives it back. */
export function SecondPerson({ opened, onStale }: SecondPersonProps) {
  const { application, merchant, proposal } = opened
  const mutation = useMutationOnce(secondMutation(useQueryClient(), application.id))
  const { keyOf } = useIdempotencyKey()
  const [asking, setAsking] = useState<'accept' | 'return' | null>(null)
  if (!proposal) return null
  const amount = moneyText(proposal.amount, application.currency)
  const accepts = asking === 'accept'
  function close() {
    setAsking(null)
    mutation.reset()
  }
  function send() {
    mutation.mutate(
      { accept: accepts, key: keyOf({ accepts, at: proposal?.at }) },
      {
        onSuccess: () => {
          setAsking(null)
          showToast({
            variant: 'success',
            title: accepts ? m.desk_done_approved({ amount }) : m.desk_done_returned(),
          })
        },
        onError: (error) => {
          if (!isOutdated(error)) return
          close()
          void onStale()
        },
      },
    )
  }
  return (
    <div className={styles.form}>
      <p>{m.desk_second_lead({ name: proposal.by })}</p>
      <ProposalFacts opened={opened} />
      <Button variant="primary" block onClick={() => setAsking('accept')}>
        {m.desk_approve_amount({ amount })}
      </Button>
      <Button block onClick={() => setAsking('return')}>
        {m.desk_return()}
      </Button>
      {asking === null ? null : (
        <ConfirmAct
          act={mutation}
          onClose={close}
          title={accepts ? m.desk_approve_title() : m.desk_return_title()}
          confirmLabel={accepts ? m.desk_approve_amount({ amount }) : m.desk_return()}
          onConfirm={send}
        >
          {accepts
            ? m.desk_approve_effect({ amount, merchant: nameText(merchant) })
            : m.desk_return_effect({ name: proposal.by })}
          {accepts ? <PassedOver checks={opened.checks} reason={proposal.note} /> : null}
        </ConfirmAct>
      )}
    </div>
  )
}

/** The case has moved on meanwhile. */
export function isOutdated(error: unknown): boolean {
  return error instanceof ApiError && ['stale_version', 'wrong_status', 'not_proposed'].includes(error.reason)
}
