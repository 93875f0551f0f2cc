import { Checkbox } from '@daftar/ui/checkbox'
import { useProductNow } from '@daftar/ui/product-clock'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { useState } from 'react'
import { ConfirmAct } from '../acts/confirm-act.tsx'
import { useAct } from '../acts/use-act.ts'
import type { Delivery, Replayed, SendAs, WebhookCalls } from './calls.ts'
import styles from './webhooks.module.css'

type DialogProps = {
  webhook: { id: string }
  calls: WebhookCalls
  problemText?: ((error: unknown) => string) | undefined
  onClose: () => void
}

const saidBy = (problemText: DialogProps['problemText']) => (problemText ? { problem: problemText } : {})

/** Sends a message about nothing, and leads to what comes of it. */
export function TryDialog({
  webhook,
  calls,
  problemText,
  onClose,
  onMade,
}: DialogProps & { onMade: (made: Delivery) => void }) {
  const act = useAct({
    mutation: calls.try,
    doneText: m.webhooks_tried,
    onDone: (made) => {
      onClose()
      onMade(made)
    },
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...saidBy(problemText)}
      title={m.webhooks_try_title()}
      confirmLabel={m.webhooks_try()}
      onConfirm={() => act.send({ webhookId: webhook.id })}
    >
      {m.webhooks_try_text()}
    </ConfirmAct>
  )
}

/** Lets a paused address be told again, with all that waited. */
export function ResumeDialog({ webhook, calls, problemText, onClose }: DialogProps) {
  const act = useAct({ mutation: calls.resume, doneText: m.webhooks_resumed, onDone: onClose })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...saidBy(problemText)}
      title={m.webhooks_resume_title()}
      confirmLabel={m.webhooks_resume()}
      onConfirm={() => act.send({ webhookId: webhook.id })}
    >
      {m.webhooks_resume_text()}
    </ConfirmAct>
  )
}

const hourMs = 3_600_000
const periods = [
  { value: 'hour', ms: hourMs, label: m.webhooks_replay_hour },
  { value: 'day', ms: 24 * hourMs, label: m.webhooks_replay_day },
  { value: 'days', ms: 72 * hourMs, label: m.webhooks_replay_days },
  { value: 'week', ms: 168 * hourMs, label: m.webhooks_replay_week },
  { value: 'month', ms: 720 * hourMs, label: m.webhooks_replay_month },
] as const

/** Sends what was told in a period once more, or what failed of it. */
export function ReplayDialog({ webhook, calls, problemText, onClose }: DialogProps) {
  const now = useProductNow()
  const [chosen, setChosen] = useState<string>('day')
  const [onlyFailed, setOnlyFailed] = useState(true)
  const act = useAct({
    mutation: calls.replay,
    doneText: ({ answer }) => replayedText(answer),
    onDone: onClose,
  })
  const { ms } = periods.find(({ value }) => value === chosen)!
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...saidBy(problemText)}
      title={m.webhooks_replay_title()}
      confirmLabel={m.webhooks_replay()}
      onConfirm={() =>
        act.send({
          webhookId: webhook.id,
          from: new Date(now - ms).toISOString(),
          until: new Date(now).toISOString(),
          only_failed: onlyFailed,
        })
      }
    >
      <div className={styles.fields}>
        <p>{m.webhooks_replay_text()}</p>
        <Select
          label={m.webhooks_replay_period()}
          placeholder={m.webhooks_replay_period()}
          value={chosen}
          options={periods.map(({ value, label }) => ({ value, label: label() }))}
          onValueChange={setChosen}
        />
        <Checkbox label={m.webhooks_replay_failed()} checked={onlyFailed} onValueChange={setOnlyFailed} />
      </div>
    </ConfirmAct>
  )
}

export function replayedText({ count, is_more: isMore }: Replayed): string {
  return isMore ? m.webhooks_replayed_more({ count }) : m.webhooks_replayed({ count })
}

/** Sends the orders its shop never booked once more. */
export function SendMissedDialog({ webhook, calls, problemText, onClose }: DialogProps) {
  const act = useAct({
    mutation: calls.sendMissed,
    doneText: ({ answer }) => replayedText(answer),
    onDone: onClose,
  })
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...saidBy(problemText)}
      title={m.webhooks_missed_send_title()}
      confirmLabel={m.webhooks_missed_send()}
      onConfirm={() => act.send({ webhookId: webhook.id })}
    >
      {m.webhooks_missed_send_text()}
    </ConfirmAct>
  )
}

type SendDialogProps = {
  as: SendAs
  delivery: Delivery
  calls: WebhookCalls
  problemText?: ((error: unknown) => string) | undefined
  onClose: () => void
  onSent: (made: Delivery) => void
}

/** Sends a message again as a new one, or the very same one to see that the shop takes it once. */
export function SendDialog({ as, delivery, calls, problemText, onClose, onSent }: SendDialogProps) {
  const act = useAct({
    mutation: calls.send,
    doneText: m.webhooks_sent,
    onDone: (made) => {
      onClose()
      onSent(made)
    },
  })
  const isAgain = as === 'again'
  return (
    <ConfirmAct
      {...{ act, onClose }}
      {...saidBy(problemText)}
      title={isAgain ? m.webhooks_send_again_title() : m.webhooks_send_duplicate_title()}
      confirmLabel={isAgain ? m.webhooks_send_again() : m.webhooks_send_duplicate()}
      onConfirm={() => act.send({ id: delivery.id, as })}
    >
      {isAgain ? m.webhooks_send_again_text() : m.webhooks_send_duplicate_text()}
    </ConfirmAct>
  )
}
