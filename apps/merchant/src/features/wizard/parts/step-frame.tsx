import { approvalChancePercent } from '@daftar/rules/capital/applications/step-order'
import { Badge } from '@daftar/ui/badge'
import { Button, buttonClass } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Link } from '@daftar/ui/link'
import { StepForm } from '@daftar/ui/step-form'
import { m } from '@daftar/words'
import { timeText } from '@daftar/words/formats/date'
import { TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLeaveGuard } from '../use-leave-guard.ts'
import type { Saver } from '../drafts/use-save-step.ts'
import type { Wizard } from '../wizard.ts'
import { ConflictNotice, LostNotice, RefusedNotice } from './save-notices.tsx'
import styles from './step-frame.module.css'

export interface StepFrameProps {
  wizard: Wizard
  saver: Saver
  title: string
  intro?: ReactNode
  /** What is wrong, by the id of the field it leads to. */
  errors: readonly { field: string; message: ReactNode }[]
  /** Something is typed or under way that is not saved. */
  isUnsaved: boolean
  /** Save and go on. */
  onSubmit: () => void
  submitLabel?: string
  /** Beside the main action: a skip. */
  extra?: ReactNode
  /** Stands above the fields beside the common notices. */
  notice?: ReactNode
  children: ReactNode
}

/**
 * Round every step: title, what is wrong, what happened to the last save, the actions, and the question
 * before leaving.
 */
export function StepFrame(props: StepFrameProps) {
  const { wizard, saver, title, intro, errors, isUnsaved, onSubmit, extra, notice, children } = props
  const { application } = wizard
  const guard = useLeaveGuard(isUnsaved)
  const chance = approvalChancePercent(wizard.step)
  return (
    <>
      <StepForm
        title={title}
        intro={
          <>
            {intro}
            {chance === null ? null : (
              <div className={styles.badge}>
                <Badge tone="positive" icon={<TrendingUp aria-hidden="true" />}>
                  {m.wizard_approval_chance({ percent: chance })}
                </Badge>
              </div>
            )}
          </>
        }
        above={
          <>
            <ErrorSummary title={m.wizard_check_fields()} errors={errors} />
            <Trouble wizard={wizard} saver={saver} onRetry={onSubmit} />
            {notice}
          </>
        }
        savedText={savedText(application?.saved_at ?? null, isUnsaved)}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        actions={
          <>
            {wizard.back === null ? null : (
              <Link look="bare" className={buttonClass()} href={wizard.back}>
                {m.common_back()}
              </Link>
            )}
            {extra}
            <Button type="submit" variant="primary" busy={saver.isSaving}>
              {props.submitLabel ?? m.common_continue()}
            </Button>
          </>
        }
      >
        {children}
      </StepForm>
      <ConfirmDialog
        open={guard.isAsking}
        onOpenChange={(open) => (open ? undefined : guard.stay())}
        title={m.wizard_leave_title()}
        confirmLabel={m.wizard_leave_confirm()}
        cancelLabel={m.wizard_leave_stay()}
        closeLabel={m.common_close()}
        onConfirm={guard.leave}
      >
        {application ? m.wizard_leave_kept() : m.wizard_leave_text()}
      </ConfirmDialog>
    </>
  )
}

function Trouble({ wizard, saver, onRetry }: { wizard: Wizard; saver: Saver; onRetry: () => void }) {
  const { trouble } = saver
  switch (trouble?.kind) {
    case 'lost':
      return <LostNotice onRetry={onRetry} />
    case 'refused':
      return <RefusedNotice error={trouble.error} wizard={wizard} />
    case 'conflict':
      return (
        <ConflictNotice
          latest={trouble.latest}
          wizard={wizard}
          onKeepMine={() => {
            saver.accept(trouble.latest)
            onRetry()
          }}
        />
      )
    default:
      return null
  }
}

function savedText(savedAt: string | null, isUnsaved: boolean): string {
  if (isUnsaved) return m.wizard_kept_here()
  return savedAt ? m.common_saved_at({ time: timeText(savedAt) }) : ''
}
