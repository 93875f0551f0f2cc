import type { Language } from '@daftar/rules/geo/languages'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { markReasonText } from '@daftar/words/mark-text'
import { nameText } from '@daftar/words/names'
import { otherLanguage, useSentences } from '@daftar/app-kit/language'
import { useMutationOnce } from '@daftar/app-kit/use-mutation-once'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ConfirmAct } from '../../../../shared/act/confirm-act.tsx'
import { showToast } from '@daftar/app-kit/toasts'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { bodyOf, isByMarks, type ChosenDraft } from '../../decision/decision-form.ts'
import { decideMutation, type DeskCase } from '../../queries.ts'
import { letterText, reasonText } from '../../words.ts'
import { amountText, decisionVerb } from './decision-words.ts'
import { placeText } from '../marks/mark-words.ts'
import { PassedOver } from '../readings/passed-over.tsx'
import { isOutdated } from './second-person.tsx'
import styles from '../cases.module.css'

type ConfirmDecisionProps = {
  opened: DeskCase
  draft: ChosenDraft
  isSecondNeeded: boolean
  onClose: () => void
  onStale: () => Promise<void>
}

/** Says what will happen, with the amount, before it does. */
export function ConfirmDecision({ opened, draft, isSecondNeeded, onClose, onStale }: ConfirmDecisionProps) {
  const { application, merchant } = opened
  const mutation = useMutationOnce(decideMutation(useQueryClient(), application.id))
  const { keyOf } = useIdempotencyKey()
  const words = { amount: amountText(draft.amount, application.currency), merchant: nameText(merchant) }
  function send() {
    const body = bodyOf(draft)
    const { version } = application
    mutation.mutate(
      { body, version, key: keyOf({ body, version }) },
      {
        onSuccess: (answered) => {
          onClose()
          showToast({ variant: 'success', title: doneText(answered, draft, words.amount) })
        },
        onError: (error) => {
          if (!isOutdated(error)) return
          onClose()
          void onStale()
        },
      },
    )
  }
  return (
    <ConfirmAct
      act={mutation}
      tone={draft.decision === 'reject' ? 'danger' : 'primary'}
      onClose={onClose}
      title={titleText(draft, isSecondNeeded)}
      confirmLabel={decisionVerb(draft, application.currency, isSecondNeeded)}
      onConfirm={send}
    >
      <p>{effectText(draft, isSecondNeeded, words)}</p>
      {draft.marks.length > 0 && !isByMarks(draft) && !isSecondNeeded ? (
        <Notice tone="warning">{m.desk_marks_dropped({ count: draft.marks.length })}</Notice>
      ) : null}
      {draft.decision === 'approve' ? <PassedOver checks={opened.checks} reason={draft.note} /> : null}
      <WhatTheyRead opened={opened} draft={draft} />
    </ConfirmAct>
  )
}

/** The sentences the merchant is sent, in both languages as soon as they are there. */
function WhatTheyRead({ opened, draft }: Pick<ConfirmDecisionProps, 'opened' | 'draft'>) {
  const hasOther = useSentences(otherLanguage())
  const readIn = (['en', 'ar'] as const).filter((each) => hasOther || each === currentLanguage())
  const texts = (textIn: (locale: Language) => string[]) => inEach(readIn, textIn)
  if (draft.decision === 'approve') return null
  return (
    <ul className={styles.list}>
      {isByMarks(draft)
        ? draft.marks.map((mark) => (
            <li key={`${mark.target} ${mark.page}`}>
              {placeText(mark, opened.application.bank_statements)}
              {texts((locale) => [
                markReasonText(mark.reason, locale),
                locale === 'ar' ? mark.noteAr : mark.noteEn,
              ])}
            </li>
          ))
        : draft.reasons.map((reason) => (
            <li key={reason}>
              {reasonText(reason)}
              {texts((locale) => [letterText(reason, locale)])}
            </li>
          ))}
    </ul>
  )
}

function inEach(languages: readonly Language[], textIn: (locale: Language) => string[]): ReactNode {
  return languages.map((locale) => (
    <div key={locale} className={styles.meta} lang={locale} dir="auto">
      {textIn(locale).filter(Boolean).join(' ')}
    </div>
  ))
}

function titleText({ decision }: ChosenDraft, isSecondNeeded: boolean): string {
  switch (decision) {
    case 'approve':
      return isSecondNeeded ? m.desk_propose_title() : m.desk_approve_title()
    case 'reject':
      return m.desk_reject_title()
    case 'reset':
      return m.desk_reset_title()
  }
}

function effectText(
  { decision }: ChosenDraft,
  isSecondNeeded: boolean,
  words: { amount: string; merchant: string },
): string {
  switch (decision) {
    case 'approve':
      return isSecondNeeded ? m.desk_propose_effect(words) : m.desk_approve_effect(words)
    case 'reject':
      return m.desk_reject_effect(words)
    case 'reset':
      return m.desk_reset_effect(words)
  }
}

function doneText({ proposal }: DeskCase, { decision }: ChosenDraft, amount: string): string {
  switch (decision) {
    case 'approve':
      return proposal ? m.desk_done_proposed({ amount }) : m.desk_done_approved({ amount })
    case 'reject':
      return m.desk_done_rejected()
    case 'reset':
      return m.desk_done_reset()
  }
}
