import { Button } from '@daftar/ui/button'
import { ConfirmDialog } from '@daftar/ui/confirm-dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { StepForm } from '@daftar/ui/step-form'
import { m } from '@daftar/words'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import type { Kyb } from '../kyb.ts'

export interface KybFrameProps {
  kyb: Kyb
  title: string
  intro?: ReactNode
  /** What is wrong, by the id of the field it leads to. */
  errors?: readonly { field: string; message: ReactNode }[]
  /** Something is typed that is not saved. */
  isUnsaved?: boolean
  /** Save and go on. */
  onSubmit: () => unknown
  submitLabel?: string
  canSubmit?: boolean
  isBusy?: boolean
  /** In the place of Back, where a sub-screen of the same step stands before this one. */
  back?: ReactNode
  /** Beside the main action. */
  actions?: ReactNode
  /** Stands above the fields beside the common notices. */
  notice?: ReactNode
  children?: ReactNode
}

/**
 * Round every step: title, what is wrong, what happened to the last save, the actions, and the question
 * before leaving.
 */
export function KybFrame(props: KybFrameProps) {
  const { kyb, title, intro, errors = [], isUnsaved = false, notice, children } = props
  useTaken(kyb, isUnsaved)
  return (
    <>
      <StepForm
        title={title}
        intro={intro}
        above={
          <>
            <ErrorSummary title={m.wizard_check_fields()} errors={errors} />
            <Trouble kyb={kyb} onRetry={props.onSubmit} />
            {notice}
          </>
        }
        onSubmit={(event) => {
          event.preventDefault()
          void props.onSubmit()
        }}
        actions={
          <>
            {props.back ?? <Button onClick={() => kyb.leave(kyb.back)}>{m.common_back()}</Button>}
            {props.actions}
            <Button
              type="submit"
              variant="primary"
              busy={props.isBusy ?? kyb.isSaving}
              disabled={props.canSubmit === false}
            >
              {props.submitLabel ?? m.common_continue()}
            </Button>
          </>
        }
      >
        {children}
      </StepForm>
      <LeaveQuestion isUnsaved={isUnsaved} />
    </>
  )
}

/** Where nothing is typed, what a colleague saved is simply shown. */
function useTaken(kyb: Kyb, isUnsaved: boolean): void {
  const latest = kyb.trouble?.kind === 'conflict' ? kyb.trouble.latest : null
  const take = useEffectEvent(kyb.take)
  useEffect(() => {
    if (latest && !isUnsaved) take(latest)
  }, [latest, isUnsaved])
}

/** What failed for another reason than a field: no answer came, or a colleague saved the same part. */
function Trouble({ kyb, onRetry }: { kyb: Kyb; onRetry: () => unknown }) {
  const { trouble } = kyb
  if (trouble?.kind === 'lost')
    return (
      <Notice
        tone="warning"
        live="alert"
        title={m.wizard_lost_title()}
        actions={
          <Button size="small" onClick={() => void onRetry()}>
            {m.common_try_again()}
          </Button>
        }
      >
        {m.wizard_lost_text()}
      </Notice>
    )
  if (trouble?.kind !== 'conflict') return null
  return (
    <Notice
      tone="warning"
      live="alert"
      title={m.kyb_conflict_title()}
      actions={
        <Button size="small" onClick={() => kyb.take(trouble.latest)}>
          {m.kyb_conflict_load()}
        </Button>
      }
    >
      {m.kyb_conflict_text()}
    </Notice>
  )
}

/**
 * Asks before a step is left with something unsaved; a page whose session has ended is never held back
 * (SES-25).
 */
function LeaveQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const { session } = useServices()
  const isSignedIn = () => session.get().authorized && session.get().refused === null
  const blocker = useBlocker({
    shouldBlockFn: () => isUnsaved && isSignedIn(),
    enableBeforeUnload: () => isUnsaved && isSignedIn(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onOpenChange={(open) => (open ? undefined : blocker.reset?.())}
      title={m.kyb_leave_title()}
      confirmLabel={m.kyb_leave_confirm()}
      cancelLabel={m.kyb_leave_stay()}
      closeLabel={m.common_close()}
      onConfirm={() => blocker.proceed?.()}
    >
      {m.kyb_leave_text()}
    </ConfirmDialog>
  )
}
