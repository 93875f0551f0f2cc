import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { rejectionText } from '@daftar/words/rejection-text'
import { Suspense, type ComponentType, type ReactNode } from 'react'
import type { Reason } from '../correction.ts'
import type { DocumentForm } from '../document-form.ts'
import type { Editor } from '../editor.ts'
import type { Saved, Standing } from '../standing.ts'
import { saveLine } from '../save-line.ts'
import { stepTitle } from '../step-words.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import styles from './corrections.module.css'

type Part = {
  step: OnboardingStep
  reasons: readonly Reason[]
  Fields: ComponentType<{ form: DocumentForm }>
  /** Beside its title. */
  standing?: ReactNode
}

type CorrectionsProps<S extends Saved> = {
  /** Says that it came back, and why. */
  head: ReactNode
  form: DocumentForm
  standing: Standing<S>
  editor: Editor<S>
  parts: readonly Part[]
  /** How many sections nobody has changed yet. */
  left: number
  /** Why it was not sent. */
  trouble: string | null
  isSending: boolean
  onSend: () => void
}

/**
 * What came back of a company's form, and nothing else: each reason stands at what it is about (DEC-REV-1).
 */
export function Corrections<S extends Saved>(props: CorrectionsProps<S>) {
  const { head, form, standing, editor, parts, left, trouble, isSending, onSend } = props
  return (
    <form
      className={styles.corrections}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
      }}
    >
      {head}
      <ErrorSummary title={m.apply_check_fields()} errors={form.listed} />
      <ChangedElsewhere standing={standing} editor={editor} />
      {parts.map(({ step, reasons, Fields, standing: aside }) => (
        <div key={step} id={placeOf(step)}>
          <Card title={stepTitle(step)} actions={aside}>
            <div className={styles.fields}>
              <Notes reasons={reasons.filter(({ owner_id }) => owner_id === null)} />
              <Suspense fallback={<SkeletonCard lines={4} />}>
                <Fields form={form} />
              </Suspense>
            </div>
          </Card>
        </div>
      ))}
      {trouble === null ? null : (
        <Notice tone="negative" live="alert">
          {trouble}
        </Notice>
      )}
      <div className={styles.foot}>
        <span className={styles.saved} role="status">
          {left > 0 ? m.apply_changes_left({ count: left }) : saveLine(standing)}
        </span>
        <Button type="submit" variant="primary" busy={isSending} disabled={left > 0}>
          {m.apply_changes_send()}
        </Button>
      </div>
    </form>
  )
}

/** Where the part of a step stands on the page. */
export function placeOf(step: string): string {
  return `correct-${step}`
}

/** What is said about one of the people. */
export function notesOf(reasons: readonly Reason[]) {
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
