import { isKybStepReachable } from '@daftar/rules/capital/kyb/step-order'
import { kybHeaderSteps, type KybStepName } from '@daftar/rules/capital/kyb/steps'
import { Stepper } from '@daftar/ui/stepper'
import { m } from '@daftar/words'
import type { Kyb } from '../kyb.ts'
import { kybStepTitle } from './step-title.ts'

/** Where one stands; a step is jumped to over a complete one before it (KYB-19, KYB-20, DEC-KYB-3). */
export function KybHeader({ kyb }: { kyb: Kyb }) {
  const { steps } = kyb.application.kyb
  return (
    <Stepper
      label={m.kyb_steps()}
      stateLabels={{
        done: m.wizard_state_done(),
        current: m.wizard_state_current(),
        upcoming: m.wizard_state_upcoming(),
        attention: m.wizard_state_attention(),
      }}
      steps={kybHeaderSteps.map((name) => ({
        id: name,
        label: kybStepTitle(name),
        state: stateOf(kyb, name),
        ...(name !== kyb.step && isKybStepReachable(steps, name) && { onPress: () => kyb.go(name) }),
      }))}
    />
  )
}

function stateOf({ step, application: { kyb } }: Kyb, name: KybStepName): 'done' | 'current' | 'upcoming' {
  if (name === step) return 'current'
  return kyb.steps.some((one) => one.name === name && one.completed) ? 'done' : 'upcoming'
}
