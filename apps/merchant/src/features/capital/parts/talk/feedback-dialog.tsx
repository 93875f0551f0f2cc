import { useActForm } from '@daftar/app-kit/use-act-form'
import {
  emptyFeedback,
  feedbackProblems,
  feedbackReasons,
  tellUsMoreMax,
  tellUsMoreRows,
  type FeedbackReason,
} from '@daftar/rules/capital/offers/feedback'
import { Checkbox } from '@daftar/ui/checkbox'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { groupedAmount } from '@daftar/words/formats/number'
import { useState } from 'react'
import { useTrack } from '../../../../shared/told/events.ts'
import { AskDialog, AskedForm } from './ask-dialog.tsx'
import styles from '../offer/offer-page.module.css'

type FeedbackDialogProps = { offerId: string; onClose: () => void }

/** What somebody thinks of an offer, then a thank-you (CAP-07, OFR-39 to OFR-45). */
export function FeedbackDialog({ offerId, onClose }: FeedbackDialogProps) {
  const [isSent, setSent] = useState(false)
  return (
    <AskDialog
      title={isSent ? m.offers_feedback_thanks_title() : m.offers_feedback_title()}
      sendLabel={m.offers_feedback_send()}
      done={
        isSent ? (
          <Notice tone="positive" live="status">
            {m.offers_feedback_thanks_text()}
          </Notice>
        ) : null
      }
      onClose={onClose}
      renderForm={(id) => <FeedbackForm id={id} offerId={offerId} onSent={() => setSent(true)} />}
    />
  )
}

function FeedbackForm({ id, offerId, onSent }: { id: string; offerId: string; onSent: () => void }) {
  const track = useTrack()
  const form = useActForm({
    start: emptyFeedback,
    check: feedbackProblems,
    fields: {
      reason: { label: m.offers_feedback_reason() },
      tellUsMore: { label: m.offers_feedback_tell() },
    },
  })
  const { reason, tellUsMore, canContact } = form.values
  function send() {
    if (reason === null) return
    track('Feedback sent', {
      offer_id: offerId,
      reason,
      tell_us_more: tellUsMore.trim(),
      can_contact: canContact,
    })
    onSent()
  }
  return (
    <AskedForm id={id} form={form} onSend={send}>
      <RadioCards
        {...form.field('reason')}
        options={feedbackReasons.map((reason) => ({ value: reason, label: reasonTexts[reason]() }))}
      />
      <TextArea
        {...form.field('tellUsMore')}
        className={styles.tell}
        optional={m.common_optional()}
        rows={tellUsMoreRows.least}
        maxLength={tellUsMoreMax}
        count={m.offers_feedback_count({
          used: groupedAmount(String(tellUsMore.length)),
          most: groupedAmount(String(tellUsMoreMax)),
        })}
      />
      <Checkbox
        label={m.offers_feedback_contact()}
        checked={canContact}
        onValueChange={(canContact) => form.set({ canContact })}
      />
    </AskedForm>
  )
}

const reasonTexts: Record<FeedbackReason, () => string> = {
  apply_later: m.offers_feedback_apply_later,
  different_terms: m.offers_feedback_different_terms,
  not_needed: m.offers_feedback_not_needed,
  other: m.offers_feedback_other,
}
