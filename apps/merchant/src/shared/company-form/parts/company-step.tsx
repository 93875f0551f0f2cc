import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { Button } from '@daftar/ui/button'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { StepForm } from '@daftar/ui/step-form'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import type { DocumentForm } from '../document-form.ts'
import type { Editor } from '../editor.ts'
import type { Saved, Standing } from '../standing.ts'
import { saveLine } from '../save-line.ts'
import { stepIntro, stepTitle } from '../step-words.ts'
import { ChangedElsewhere } from './changed-elsewhere.tsx'

type CompanyStepProps<S extends Saved> = {
  step: Exclude<OnboardingStep, 'result'>
  form: DocumentForm
  standing: Standing<S>
  editor: Editor<S>
  /** What came of going on. */
  trouble: ReactNode
  /** The step before; undefined on the first one. */
  back: OnboardingStep | undefined
  onBack: (step: OnboardingStep) => void
  /** What the button says that goes on. */
  forwardLabel: string
  isSending: boolean
  onForward: () => void
  /** The fields. */
  children: ReactNode
}

/** The form of one step of a company between Back and Continue. */
export function CompanyStep<S extends Saved>(props: CompanyStepProps<S>) {
  const {
    step,
    form,
    standing,
    editor,
    trouble,
    back,
    onBack,
    forwardLabel,
    isSending,
    onForward,
    children,
  } = props
  return (
    <StepForm
      title={stepTitle(step)}
      intro={stepIntro(step)}
      above={
        <>
          <ErrorSummary title={m.apply_check_fields()} errors={form.listed} />
          <ChangedElsewhere standing={standing} editor={editor} />
          {trouble}
        </>
      }
      savedText={saveLine(standing)}
      onSubmit={(event) => {
        event.preventDefault()
        onForward()
      }}
      actions={
        <>
          {back ? (
            <Button
              onClick={() => {
                void editor.flush()
                onBack(back)
              }}
            >
              {m.common_back()}
            </Button>
          ) : null}
          <Button type="submit" variant="primary" busy={isSending}>
            {forwardLabel}
          </Button>
        </>
      }
    >
      {children}
    </StepForm>
  )
}
