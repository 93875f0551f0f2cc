import { problemText, isAboutFields } from '@daftar/app-kit/problem-text'
import { Moment } from '@daftar/app-kit/moment'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { challengeReasons, disputeTextMax, type ChallengeReason } from '@daftar/rules/disputes/dispute'
import { evidenceSource, type EvidenceItem } from '@daftar/rules/disputes/evidence'
import { AmountField } from '@daftar/ui/amount-field'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { challengeReasonText } from '@daftar/words/dispute-words'
import { countText, moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { answerBody, answerProblems, answerValues, draftBody } from '../form.ts'
import { disputeMutation } from '../mutations.ts'
import type { Dispute, DisputeFile } from '../queries.ts'
import { useDraft } from '../use-draft.ts'
import { EvidenceCard } from './evidence-card.tsx'
import { EvidenceFiles } from './evidence-files.tsx'
import styles from './disputes.module.css'

/**
 * The answer of the shop (DEC-DSP-8): what proves it, each file with its item, and the reason. It is kept as
 * it is written, and sent by itself when the time is over.
 */
export function AnswerForm({ dispute, onRefund }: { dispute: Dispute; onRefund: () => void }) {
  const act = useAct({
    mutation: disputeMutation(useQueryClient(), dispute.id),
    doneText: () => m.disputes_done_challenged(),
    onDone: () => undefined,
    since: dispute.answer ? Date.parse(dispute.answer.saved_at) : 0,
  })
  const form = useActForm({
    start: answerValues(dispute),
    check: (values) => answerProblems(values, dispute),
    fields: {
      reason: { label: m.disputes_reason() },
      amount: { label: m.disputes_right_amount() },
      comment: { label: m.disputes_comment() },
      tracking_number: { label: m.disputes_tracking_number() },
      tracking_url: { label: m.disputes_tracking_url() },
      attachments: { label: m.disputes_files() },
    },
    error: act.error,
  })
  const { reason, comment, attachments } = form.values
  const fileItems = dispute.evidence.map(({ item }) => item).filter((item) => evidenceSource[item] === 'file')
  const set = (files: readonly DisputeFile[]) => form.set({ attachments: files })
  const hasTracking =
    reason === 'order_on_its_way' || reason === 'already_delivered' || reason === 'delivery_problem'
  const { reason: _, ...body } = answerBody(form.values)
  const draft = useDraft(dispute, draftBody(form.values, dispute))
  const adding = (item: EvidenceItem) => {
    const place = fileItems.indexOf(item)
    if (place < 0) return null
    return (
      <EvidenceFiles
        id={place === 0 ? 'attachments' : `attachments-${item}`}
        item={item}
        hint={place === 0 ? m.disputes_files_hint() : undefined}
        files={filesOf(attachments, item, place === 0)}
        count={attachments.length}
        onAdd={(file) => set([...attachments, file])}
        onRemove={(id) => set(attachments.filter((one) => one.id !== id))}
        error={place === 0 ? form.field('attachments').error : undefined}
      />
    )
  }
  return (
    <>
      <EvidenceCard dispute={dispute} adding={adding} />
      <Card title={m.disputes_your_answer()}>
        <div className={styles.form}>
          <ErrorSummary title={m.disputes_check_fields()} errors={form.summary} />
          <SavedElsewhere
            draft={draft}
            onTheirs={(theirs) => {
              const values = answerValues(theirs)
              form.restart(values)
              draft.takeTheirs(draftBody(values, theirs))
            }}
          />
          <Select
            {...form.field('reason')}
            placeholder={m.disputes_reason_choose()}
            options={challengeReasons.map((value) => ({ value, label: challengeReasonText(value) }))}
            onValueChange={(value) => form.set({ reason: value as ChallengeReason })}
          />
          {reason === 'amount_should_differ' ? (
            <AmountField {...form.field('amount')} currency={dispute.currency} maxLength={15} />
          ) : null}
          {hasTracking ? (
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
          {act.error && !isAboutFields(act.error, form.wireNames) ? (
            <Notice tone="negative" live="alert">
              {problemText(act.error)}
            </Notice>
          ) : null}
          <div className={styles.buttons}>
            <Button
              variant="primary"
              busy={act.isPending}
              onClick={() =>
                form.confirm(() => {
                  if (reason)
                    void draft.rest().then(() => act.send({ act: 'challenge', body: { ...body, reason } }))
                })
              }
            >
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
            {comment.length > 0 ? (
              <span>
                {m.disputes_chars({
                  used: countText(comment.length),
                  most: countText(disputeTextMax.comment),
                })}
              </span>
            ) : null}
          </p>
        </div>
      </Card>
    </>
  )
}

type Draft = ReturnType<typeof useDraft>

/** Whether what is typed is kept; said aloud only where it is not. */
function Saved({ draft: { state, retry }, savedAt }: { draft: Draft; savedAt: string | null }) {
  if (state === 'lost')
    return (
      <span role="alert">
        {m.disputes_not_saved()}{' '}
        <Button size="small" variant="quiet" onClick={retry}>
          {m.common_try_again()}
        </Button>
      </span>
    )
  if (state === 'typing' || state === 'saving') return m.disputes_saving()
  if (savedAt === null) return m.disputes_kept_as_typed()
  return (
    <>
      {m.disputes_saved_at()} <Moment at={savedAt} />
    </>
  )
}

/**
 * A colleague, or another device, saved meanwhile: whose text holds is chosen, and nothing is lost before.
 */
function SavedElsewhere({ draft, onTheirs }: { draft: Draft; onTheirs: (theirs: Dispute) => void }) {
  const { theirs, keepMine } = draft
  if (draft.state !== 'changed' || theirs === null) return null
  const { answer } = theirs
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.disputes_changed_title()}
      actions={
        <>
          <Button size="small" onClick={() => onTheirs(theirs)}>
            {m.disputes_take_theirs()}
          </Button>
          <Button size="small" onClick={keepMine}>
            {m.disputes_keep_mine()}
          </Button>
        </>
      }
    >
      {answer
        ? m.disputes_changed_text({ name: `\u2068${answer.saved_by}\u2069` })
        : m.disputes_changed_dropped()}
      {answer?.comment ? (
        <blockquote className={styles.quote} dir="auto">
          {answer.comment}
        </blockquote>
      ) : null}
    </Notice>
  )
}

/** Files of an item; those that nobody said what they show stand with the first one. */
function filesOf(files: readonly DisputeFile[], item: EvidenceItem, isFirst: boolean): DisputeFile[] {
  return files.filter((file) => file.item === item || (isFirst && file.item === null))
}
