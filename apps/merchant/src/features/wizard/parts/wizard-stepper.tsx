import { isShownOptional, isStepEnabled } from '@daftar/rules/capital/applications/step-order'
import type { Step, StepName } from '@daftar/rules/capital/applications/steps'
import { Stepper } from '@daftar/ui/stepper'
import { m } from '@daftar/words'
import { pathOfStep } from '../forms/address.ts'
import type { Wizard } from '../wizard.ts'
import { stepTitle } from './step-title.ts'

/** Where the merchant stands (WIZ-15, WIZ-16); a step that may be opened is a link (WIZ-17, WIZ-18). */
export function WizardStepper({ wizard }: { wizard: Wizard }) {
  const { steps, step: current, application } = wizard
  return (
    <Stepper
      label={m.wizard_steps()}
      stateLabels={{
        done: m.wizard_state_done(),
        current: m.wizard_state_current(),
        upcoming: m.wizard_state_upcoming(),
        attention: m.wizard_state_attention(),
      }}
      steps={steps.map((step) => ({
        id: step.name,
        label: isShownOptional(step)
          ? m.wizard_optional_step({ step: stepTitle(step.name) })
          : stepTitle(step.name),
        state: stateOf(step, current),
        ...(application && canOpen(wizard, step.name) && { href: pathOfStep(wizard.offer, step.name) }),
      }))}
    />
  )
}

function canOpen({ steps, step: current }: Wizard, name: StepName): boolean {
  return name !== current.name && isStepEnabled(steps, name)
}

function stateOf(step: Step, current: Step): 'done' | 'current' | 'upcoming' {
  if (step.name === current.name) return 'current'
  return step.completed ? 'done' : 'upcoming'
}
