import type { StepName } from '@daftar/rules/capital/steps'
import { lazy, type ComponentType } from 'react'
import { BankStatementsStep } from './screens/bank-statements.tsx'
import { CustomiseStep } from './screens/customise.tsx'
import { LocationStep } from './screens/location.tsx'
import { SalesDataStep } from './screens/sales-data.tsx'
import { SocialNetworksStep } from './screens/social-networks.tsx'
import { VerificationStep } from './screens/verification.tsx'
import type { BegunWizard, Wizard } from './wizard.ts'

/** Loaded when it is reached: it brings the contract's schema of the legal information. */
const LegalInfoStep = lazy(() =>
  import('./screens/legal-info.tsx').then((module) => ({ default: module.LegalInfoStep })),
)

type StepScreen = ComponentType<{ wizard: Wizard }>

const screens: Record<StepName, StepScreen> = {
  customize_your_offer: CustomiseStep,
  bank_statements: begun(BankStatementsStep),
  sales_data: begun(SalesDataStep),
  social_networks: begun(SocialNetworksStep),
  location_details: begun(LocationStep),
  preapproved_legal_info: begun(LegalInfoStep),
  kyb_legal_info: begun(VerificationStep),
}

/** The screen of a step (WIZ-12). */
export function screenOfStep(name: StepName): StepScreen {
  return screens[name]
}

/** Steps after the first stand on an application; the address leads to the first while there is none. */
function begun(Step: ComponentType<{ wizard: BegunWizard }>): StepScreen {
  return function BegunStep({ wizard }) {
    const { application } = wizard
    return application ? <Step wizard={{ ...wizard, application }} /> : null
  }
}
