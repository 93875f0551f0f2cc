import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { olderFormStages, type OlderFormStage } from '@daftar/rules/capital/applications/application-view'
import { Stepper } from '@daftar/ui/stepper'
import { m } from '@daftar/words'

const titles: Record<OlderFormStage, () => string> = {
  apply: m.single_page_stage_apply,
  make_changes: m.single_page_stage_make_changes,
  await_review: m.single_page_stage_await_review,
  sign_contract: m.single_page_stage_sign_contract,
}

/** How far an application of the older form has come (APPL-53 to APPL-57). */
export function OlderFormStepper({ status }: { status: Application['status'] | null }) {
  const { stages, current } = olderFormStages(status)
  const at = stages.indexOf(current)
  return (
    <Stepper
      label={m.single_page_stages()}
      stateLabels={{
        done: m.wizard_state_done(),
        current: m.wizard_state_current(),
        upcoming: m.wizard_state_upcoming(),
        attention: m.wizard_state_attention(),
      }}
      steps={stages.map((stage, index) => ({
        id: stage,
        label: titles[stage](),
        state: index < at ? 'done' : index === at ? 'current' : 'upcoming',
      }))}
    />
  )
}
