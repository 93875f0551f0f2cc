import {
  emptyFeedback,
  feedbackProblems,
  feedbackReasons,
  tellUsMoreMax,
  tellUsMoreRows,
  type Feedback,
  type FeedbackReason,
} from '@daftar/rules/capital/offers/feedback'
import { Button } from '@daftar/ui/button'
import { Checkbox } from '@daftar/ui/checkbox'
import { Dialog } from '@daftar/ui/dialog'
import { focusField } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { RadioCards } from '@daftar/ui/radio-cards'
import { TextArea } from '@daftar/ui/text-area'
import { fieldText, m } from '@daftar/words'
import { groupedAmount } from '@daftar/words/formats/number'
import { useId, useState } from 'react'
import { useTrack } from '../../../shared/events.ts'
import styles from './offer-page.module.css'

type FeedbackDialogProps = { offerId: string; onClose: () => void }

/** What somebody thinks of an offer, then a thank-you (CAP-07, OFR-39 to OFR-45). */
export function FeedbackDialog({ offerId, onClose }: FeedbackDialogProps) {
  const [isSent, setSent] = useState(false)
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isSent ? m.offers_feedback_thanks_title() : m.offers_feedback_title()}
      closeLabel={m.common_close()}
      actions={
        isSent ? (
          <Button variant="primary" autoFocus onClick={onClose}>
            {m.common_close()}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{m.common_cancel()}</Button>
            <Button type="submit" form={formId} variant="primary">
              {m.offers_feedback_send()}
            </Button>
          </>
        )
      }
    >
      {isSent ? (
        <Notice tone="positive" live="status">
          {m.offers_feedback_thanks_text()}
        </Notice>
      ) : (
        <FeedbackForm id={formId} offerId={offerId} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

function FeedbackForm({ id, offerId, onSent }: { id: string; offerId: string; onSent: () => void }) {
  const track = useTrack()
  const [values, setValues] = useState<Feedback>(emptyFeedback)
  const [isTried, setTried] = useState(false)
  const shown = isTried ? feedbackProblems(values) : {}
  const change = (changed: Partial<Feedback>) => setValues({ ...values, ...changed })
  function send() {
    setTried(true)
    if (values.reason === null) return focusField('reason')
    if (feedbackProblems(values).tellUsMore) return focusField('tellUsMore')
    track('Feedback sent', {
      offer_id: offerId,
      reason: values.reason,
      tell_us_more: values.tellUsMore.trim(),
      can_contact: values.canContact,
    })
    onSent()
  }
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <RadioCards
        id="reason"
        label={m.offers_feedback_reason()}
        options={feedbackReasons.map((reason) => ({ value: reason, label: reasonTexts[reason]() }))}
        value={values.reason}
        onValueChange={(reason) => change({ reason })}
        error={shown.reason && fieldText(shown.reason)}
      />
      <TextArea
        id="tellUsMore"
        className={styles.tell}
        label={m.offers_feedback_tell()}
        optional={m.common_optional()}
        rows={tellUsMoreRows.least}
        maxLength={tellUsMoreMax}
        value={values.tellUsMore}
        count={m.offers_feedback_count({
          used: groupedAmount(String(values.tellUsMore.length)),
          most: groupedAmount(String(tellUsMoreMax)),
        })}
        onValueChange={(tellUsMore) => change({ tellUsMore })}
        error={shown.tellUsMore && fieldText(shown.tellUsMore)}
      />
      <Checkbox
        label={m.offers_feedback_contact()}
        checked={values.canContact}
        onValueChange={(canContact) => change({ canContact })}
      />
    </form>
  )
}

const reasonTexts: Record<FeedbackReason, () => string> = {
  apply_later: m.offers_feedback_apply_later,
  different_terms: m.offers_feedback_different_terms,
  not_needed: m.offers_feedback_not_needed,
  other: m.offers_feedback_other,
}
