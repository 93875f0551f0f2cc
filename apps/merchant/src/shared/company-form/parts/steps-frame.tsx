import type { OnboardingStep } from '@daftar/rules/onboarding/steps'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { Stepper } from '@daftar/ui/stepper'
import { m } from '@daftar/words'
import { Suspense, type ReactNode } from 'react'
import { stepLabel } from '../step-words.ts'
import styles from './steps-frame.module.css'

type StepsFrameProps = {
  label: string
  steps: readonly OnboardingStep[]
  /** The one that is written, and the first one that is not right yet: nobody is led beyond it. */
  step: OnboardingStep
  open: OnboardingStep
  /** Null for what is no page of its own. */
  hrefOf: (step: OnboardingStep) => string | null
  children: ReactNode
}

/** The steps of a company's form, and below them the one that is written. */
export function StepsFrame({ label, steps, step, open, hrefOf, children }: StepsFrameProps) {
  const placeOf = (one: OnboardingStep) => steps.indexOf(one)
  return (
    <div className={styles.page}>
      {steps.length > 1 ? (
        <Stepper
          label={label}
          stateLabels={{
            done: m.wizard_state_done(),
            current: m.wizard_state_current(),
            upcoming: m.wizard_state_upcoming(),
            attention: m.wizard_state_attention(),
          }}
          steps={steps.map((one) => {
            const href = one !== step && placeOf(one) <= placeOf(open) ? hrefOf(one) : null
            return {
              id: one,
              label: stepLabel(one),
              state: one === step ? 'current' : placeOf(one) < placeOf(step) ? 'done' : 'upcoming',
              ...(href !== null && { href }),
            }
          })}
        />
      ) : null}
      <Suspense fallback={<SkeletonCard lines={6} />}>{children}</Suspense>
    </div>
  )
}
