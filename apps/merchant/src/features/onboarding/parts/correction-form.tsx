import { ApiError } from '@daftar/client'
import { showToast } from '@daftar/app-kit/toasts'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m, reasonText } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { useState } from 'react'
import { sectionsLeft, stepsAsked, type Reason } from '../../../shared/company-form/correction.ts'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Application } from '../queries.ts'
import { saveLine } from '../../../shared/company-form/save-line.ts'
import { stepTitle } from '../../../shared/company-form/step-words.ts'
import { fieldsOf } from '../steps.tsx'
import { useCorrection } from '../use-correction.ts'
import { useSubmit } from '../use-submit.ts'
import { ChangedElsewhere } from '../../../shared/company-form/parts/changed-elsewhere.tsx'
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
    <form
      className={styles.corrections}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Notice tone="warning" title={m.apply_changes_title()}>
        <p>{m.apply_changes_text()}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={`${reason.code}${reason.owner_id ?? ''}`}>
              <a href={`#correct-${reason.step ?? ''}`}>{rejectionText(reason.code)}</a>
            </li>
          ))}
        </ul>
      </Notice>
      <ErrorSummary title={m.apply_check_fields()} errors={form.listed} />
      <ChangedElsewhere standing={standing} editor={editor} />
      {parts.map(({ step, reasons: here }) => {
        const Fields = fieldsOf(step)
        const isOpen = here.some(({ section }) => left.includes(section))
        return (
          <div key={step} id={`correct-${step}`}>
            <Card
              title={stepTitle(step)}
              actions={
                here.length === 0 ? null : (
                  <Badge tone={isOpen ? 'warning' : 'positive'}>
                    {isOpen ? m.apply_changes_open() : m.apply_changes_done()}
                  </Badge>
                )
              }
            >
              <div className={styles.fields}>
                <Notes reasons={here.filter(({ owner_id }) => owner_id === null)} />
                <Fields form={form} />
              </div>
            </Card>
          </div>
        )
      })}
      {trouble === null ? null : (
        <Notice tone="negative" live="alert">
          {trouble}
        </Notice>
      )}
      <div className={styles.foot}>
        <span className={styles.saved} role="status">
          {left.length > 0 ? m.apply_changes_left({ count: left.length }) : saveLine(standing.state)}
        </span>
        <Button type="submit" variant="primary" busy={isSending} disabled={left.length > 0}>
          {m.apply_changes_send()}
        </Button>
      </div>
    </form>
  )
}

/** What is said about one of the people. */
function notesOf(reasons: readonly Reason[]) {
  return (ownerId: string) => <Notes reasons={reasons.filter(({ owner_id }) => owner_id === ownerId)} />
}

function Notes({ reasons }: { reasons: readonly Reason[] }) {
  return reasons.map(({ code, comment, owner_id }) => (
    <Notice key={`${code}${owner_id ?? ''}`} tone="warning">
      <p>{rejectionText(code)}</p>
      {comment ? <p>{m.apply_reason_comment({ comment: comment[currentLanguage()] })}</p> : null}
    </Notice>
  ))
}

function textOf(error: unknown): string {
  return error instanceof ApiError ? reasonText(error.reason) : m.apply_sending_failed()
}
