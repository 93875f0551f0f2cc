import { ApiError } from '@daftar/client'
import { showToast } from '@daftar/app-kit/toasts'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { Badge } from '@daftar/ui/badge'
import { Notice } from '@daftar/ui/notice'
import { m, reasonText } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { useState } from 'react'
import { sectionsLeft, stepsAsked, type Reason } from '../../../shared/company-form/correction.ts'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Application } from '../queries.ts'
import { fieldsOf } from '../steps.tsx'
import { useCorrection } from '../use-correction.ts'
import { useSubmit } from '../use-submit.ts'
import { Corrections, notesOf, placeOf } from '../../../shared/company-form/parts/corrections.tsx'
import styles from './status.module.css'

/** What came back, and nothing else: each reason stands at what it is about (DEC-REV-1). */
export function CorrectionForm({ application, today }: { application: Application; today: CalendarDate }) {
  const { editor, isAsked, ...standing } = useCorrection(application)
  const { submit, isSending } = useSubmit(application.general.id)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reasons = application.review?.reasons ?? []
  const parts = stepsAsked(application.steps, reasons)
  const left = sectionsLeft(standing.saved.application)
  const form = useDocumentForm({
    document: standing.document,
    today,
    uploads: 'onboarding',
    current: () => editor.get().document,
    change: editor.change,
    check: (document) =>
      parts.flatMap(({ step }) => issuesOfStep(step, document, today)).filter(({ field }) => isAsked(field)),
    isAsked,
    noteOn: notesOf(reasons),
  })

  async function send() {
    setTrouble(null)
    if (!(await form.pass()) || !(await editor.flush())) return
    const end = await submit()
    if (end?.kind === 'sent')
      showToast({ id: 'onboarding', variant: 'success', title: m.apply_changes_sent() })
    else if (end) setTrouble(textOf(end.error))
  }

  return (
    <Corrections
      head={<Returned reasons={reasons} />}
      form={form}
      standing={standing}
      editor={editor}
      parts={parts.map(({ step, reasons: here }) => ({
        step,
        reasons: here,
        Fields: fieldsOf(step),
        standing:
          here.length === 0 ? null : (
            <PartState isOpen={here.some(({ section }) => left.includes(section))} />
          ),
      }))}
      left={left.length}
      trouble={trouble}
      isSending={isSending}
      onSend={() => void send()}
    />
  )
}

/** Why it came back, each reason leading to what it is about. */
function Returned({ reasons }: { reasons: readonly Reason[] }) {
  return (
    <Notice tone="warning" title={m.apply_changes_title()}>
      <p>{m.apply_changes_text()}</p>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={`${reason.code}${reason.owner_id ?? ''}`}>
            <a href={`#${placeOf(reason.step ?? '')}`}>{rejectionText(reason.code)}</a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

function PartState({ isOpen }: { isOpen: boolean }) {
  return (
    <Badge tone={isOpen ? 'warning' : 'positive'}>
      {isOpen ? m.apply_changes_open() : m.apply_changes_done()}
    </Badge>
  )
}

function textOf(error: unknown): string {
  return error instanceof ApiError ? reasonText(error.reason) : m.apply_sending_failed()
}
