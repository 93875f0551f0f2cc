import { challengeReasons, disputeTextMax, type ChallengeReason } from '@daftar/rules/disputes/dispute'
import { evidenceSource, type EvidenceItem } from '@daftar/rules/disputes/evidence'
import { AmountField } from '@daftar/ui/amount-field'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { challengeReasonText } from '@daftar/words/dispute-words'
import { countText, moneyText } from '@daftar/words/formats/number'
import { ActProblem } from '../../../shared/act/act-problem.tsx'
import type { Dispute } from '../queries.ts'
import { useAnswer, type Answering } from '../use-answer.ts'
import { Saved, SavedElsewhere } from './draft-notices.tsx'
import { EvidenceCard } from './evidence-card.tsx'
import { EvidenceFiles } from './evidence-files.tsx'
import styles from './disputes.module.css'

/**
 * The answer of the shop (DEC-DSP-8): what proves it, each file with its item, and the reason. It is kept as
 * it is written, and sent by itself when the time is over.
 */
export function AnswerForm({ dispute, onRefund }: { dispute: Dispute; onRefund: () => void }) {
  const answering = useAnswer(dispute)
  const { act, form, draft, send, takeTheirs } = answering
  const fileItems = dispute.evidence.map(({ item }) => item).filter((item) => evidenceSource[item] === 'file')
  const adding = (item: EvidenceItem) =>
    fileItems.includes(item) ? (
      <EvidenceFiles answering={answering} item={item} isFirst={item === fileItems[0]} />
    ) : null
  return (
    <>
      <EvidenceCard dispute={dispute} adding={adding} />
      <Card title={m.disputes_your_answer()}>
        <div className={styles.form}>
          <ErrorSummary title={m.disputes_check_fields()} errors={form.summary} />
          <SavedElsewhere draft={draft} onTheirs={takeTheirs} />
          <Fields answering={answering} />
          <ActProblem {...{ act, form }} />
          <div className={styles.buttons}>
            <Button variant="primary" busy={act.isPending} onClick={send}>
              {m.disputes_send_now()}
            </Button>
            <Button disabled={act.isPending} onClick={onRefund}>
              {m.disputes_refund({ amount: moneyText(dispute.disputed_amount, dispute.currency) })}
            </Button>
          </div>
          <p className={styles.kept}>
            <span>
              <Saved draft={draft} savedAt={dispute.answer?.saved_at ?? null} />
            </span>
            <Length of={form.values.comment} />
          </p>
        </div>
      </Card>
    </>
  )
}

function Fields({ answering: { dispute, form } }: { answering: Answering }) {
  const { reason } = form.values
  return (
    <>
      <Select
        {...form.field('reason')}
        placeholder={m.disputes_reason_choose()}
        options={challengeReasons.map((value) => ({ value, label: challengeReasonText(value) }))}
        onValueChange={(value) => form.set({ reason: value as ChallengeReason })}
      />
      {reason === 'amount_should_differ' ? (
        <AmountField {...form.field('amount')} currency={dispute.currency} maxLength={15} />
      ) : null}
      {reason !== null && hasTracking.includes(reason) ? (
        <>
          <TextField
            {...form.field('tracking_number')}
            optional={m.common_optional()}
            dir="ltr"
            maxLength={disputeTextMax.tracking}
          />
          <TextField
            {...form.field('tracking_url')}
            optional={m.common_optional()}
            dir="ltr"
            maxLength={disputeTextMax.address}
          />
        </>
      ) : null}
      <TextArea
        {...form.field('comment')}
        rows={3}
        maxLength={disputeTextMax.comment}
        {...(reason !== 'other' && { optional: m.common_optional() })}
      />
    </>
  )
}

/** Reasons that a parcel on its way proves. */
const hasTracking: readonly ChallengeReason[] = ['order_on_its_way', 'already_delivered', 'delivery_problem']

function Length({ of: { length } }: { of: string }) {
  if (length === 0) return null
  return <span>{m.disputes_chars({ used: countText(length), most: countText(disputeTextMax.comment) })}</span>
}
