import type { StepName } from '@daftar/rules/capital/applications/steps'
import { m } from '@daftar/words'

/** The short name of a step, for the stepper and for sentences. */
export function stepTitle(name: StepName): string {
  switch (name) {
    case 'customize_your_offer':
      return m.wizard_step_customise()
    case 'bank_statements':
      return m.wizard_step_statements()
    case 'sales_data':
      return m.wizard_step_sales()
    case 'social_networks':
      return m.wizard_step_social()
    case 'location_details':
      return m.wizard_step_location()
    case 'preapproved_legal_info':
      return m.wizard_step_legal()
    case 'kyb_legal_info':
      return m.wizard_step_verification()
  }
}
