import { problemText } from '@daftar/app-kit/problem-text'
import { showToast } from '@daftar/app-kit/toasts'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { issuesOfStep } from '@daftar/rules/onboarding/check-step'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { sectionsLeft, stepsAsked, type Reason } from '../../../shared/company-form/correction.ts'
import { useDocumentForm } from '../../../shared/company-form/document-form.ts'
import type { Editor, Standing } from '../../../shared/company-form/editor.ts'
import { ChangedElsewhere } from '../../../shared/company-form/parts/changed-elsewhere.tsx'
import { saveLine } from '../../../shared/company-form/save-line.ts'
import { stepTitle } from '../../../shared/company-form/step-words.ts'
import { companyFields, type CompanyStep } from '../../../shared/company-form/steps.tsx'
import type { SavedUpdate } from '../mutations.ts'
import type { EntityUpdate } from '../queries.ts'
import { useSubmitUpdate } from '../use-submit-update.ts'
import styles from './company.module.css'
import { UpdateStanding } from './update-standing.tsx'

interface Props {
  id: string
  update: EntityUpdate
  standing: Standing<SavedUpdate>
  editor: Editor<SavedUpdate>
  isAsked: (path: string) => boolean
  today: CalendarDate
}

/** What came back, and nothing else: each reason stands at what it is about. */
export function UpdateCorrections({ id, update, standing, editor, isAsked, today }: Props) {
  const navigate = useNavigate()
  const { submit, isSending } = useSubmitUpdate(id)
  const [trouble, setTrouble] = useState<string | null>(null)
  const reasons = update.review?.reasons ?? []
  const parts = stepsAsked(update.steps, reasons) as { step: CompanyStep; reasons: Reason[] }[]
  const left = sectionsLeft({ review: standing.saved.opened.update?.review ?? update.review })
  const form = useDocumentForm({
    document: standing.document,
    today,
    uploads: 'company',
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
    const end = await submit(editor.get().saved.version)
    if (end?.kind === 'failed') setTrouble(problemText(end.error))
    if (end?.kind !== 'sent') return
    showToast({ id: 'company', variant: 'success', title: m.company_done_sent() })
    void navigate({ to: pathOf('legalEntity', { originalLegalEntityId: id }) })
  }

  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <UpdateStanding update={update} />
      <ErrorSummary title={m.apply_check_fields()} errors={form.listed} />
      <ChangedElsewhere standing={standing} editor={editor} />
      {parts.map(({ step, reasons: here }) => {
        const Fields = companyFields[step]
        return (
          <Card key={step} title={stepTitle(step)}>
            <div className={styles.part}>
              <Notes reasons={here.filter(({ owner_id }) => owner_id === null)} />
              <Suspense fallback={<SkeletonCard lines={4} />}>
                <Fields form={form} />
              </Suspense>
            </div>
          </Card>
        )
      })}
      {trouble === null ? null : (
        <Notice tone="negative" live="alert">
          {trouble}
        </Notice>
      )}
      <div className={styles.foot}>
        <span className={styles.muted} role="status">
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
      {comment ? (
        <p>
          <Typed>{comment[currentLanguage()]}</Typed>
        </p>
      ) : null}
    </Notice>
  ))
}
