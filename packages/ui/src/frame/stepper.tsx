import type { ReactNode } from 'react'
import { Check, TriangleAlert } from 'lucide-react'
import { Link } from '../controls/link.tsx'
import { useIsPhone } from '../page/use-media-query.tsx'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './stepper.module.css'

export type Step = {
  id: string
  label: string
  state: 'done' | 'current' | 'upcoming' | 'attention'
  /** Where the step can be opened; left out while it may not be. */
  href?: string
  onPress?: () => void
}

export type StepperProps = {
  /** Names the list for screen readers. */
  label: string
  steps: readonly Step[]
  /** The state of a step in words, for screen readers. */
  stateLabels: Record<Step['state'], string>
}

/** Where one stands in a flow; on phones only a counter such as 2/5 and the current label (WIZ-16). */
export function Stepper({ label, steps, stateLabels }: StepperProps) {
  const phone = useIsPhone()
  const at = steps.findIndex(({ state }) => state === 'current')
  if (phone) return <Counter label={label} steps={steps} at={at} />
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.step} data-state={step.state}>
            <Place step={step}>
              <span className={styles.mark} aria-hidden="true">
                <Mark state={step.state} number={index + 1} />
              </span>
              <span className={styles.label}>{step.label}</span>
              <VisuallyHidden>{stateLabels[step.state]}</VisuallyHidden>
            </Place>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Place({ step, children }: { step: Step; children: ReactNode }) {
  const current = step.state === 'current' ? ('step' as const) : undefined
  if (step.href !== undefined) {
    return (
      <Link
        href={step.href}
        look="bare"
        className={styles.link}
        aria-current={current}
        onClick={step.onPress}
      >
        {children}
      </Link>
    )
  }
  if (step.onPress) {
    return (
      <button type="button" className={styles.link} aria-current={current} onClick={step.onPress}>
        {children}
      </button>
    )
  }
  return (
    <div className={styles.link} aria-current={current}>
      {children}
    </div>
  )
}

function Mark({ state, number }: { state: Step['state']; number: number }) {
  if (state === 'done') return <Check />
  if (state === 'attention') return <TriangleAlert />
  return number
}

function Counter({ label, steps, at }: { label: string; steps: readonly Step[]; at: number }) {
  return (
    <div className={styles.counter} role="group" aria-label={label}>
      <div className={styles.line}>
        <bdi dir="ltr" className={styles.count}>
          {at + 1}/{steps.length}
        </bdi>
        <span className={styles.current}>{steps[at]?.label}</span>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {steps.map((step, index) => (
          <span key={step.id} data-on={index <= at} />
        ))}
      </div>
    </div>
  )
}
