import type { Step, StepName } from '@daftar/rules/capital/applications/steps'
import { lazy, type ComponentType } from 'react'
import type { BegunWizard, Wizard } from './wizard.ts'

/** Each step is a script of its own, so that none waits for what only another needs. */
const loaders = {
  bank_statements: async () => (await import('./screens/bank-statements.tsx')).BankStatementsStep,
  sales_data: async () => (await import('./screens/sales-data.tsx')).SalesDataStep,
  social_networks: async () => (await import('./screens/social-networks.tsx')).SocialNetworksStep,
  location_details: async () => (await import('./screens/location.tsx')).LocationStep,
  preapproved_legal_info: async () => (await import('./screens/legal-info.tsx')).LegalInfoStep,
}

/**
 * Fetches steps of an application ahead of the merchant; one that fails is fetched again when it is reached.
 */
export function fetchSteps(steps: readonly Pick<Step, 'name'>[]): void {
  for (const { name } of steps) if (isLoaded(name)) void loaders[name]().catch(() => undefined)
}

function isLoaded(name: StepName): name is keyof typeof loaders {
  return name in loaders
}

function loadedStep(name: keyof typeof loaders): StepScreen {
  return begun(lazy(async () => ({ default: await loaders[name]() })))
}

type StepScreen = ComponentType<{ wizard: Wizard }>

/** A step with a screen here: the business verification has a page of its own. */
export type OwnStep = Exclude<StepName, 'kyb_legal_info'>

const screens: Record<OwnStep, StepScreen> = {
  customize_your_offer: lazy(async () => ({
    default: (await import('./screens/customise.tsx')).CustomiseStep,
  })),
  bank_statements: loadedStep('bank_statements'),
  sales_data: loadedStep('sales_data'),
  social_networks: loadedStep('social_networks'),
  location_details: loadedStep('location_details'),
  preapproved_legal_info: loadedStep('preapproved_legal_info'),
}

/** The screen of a step (WIZ-12). */
export function screenOfStep(name: OwnStep): StepScreen {
  return screens[name]
}

/** Steps after the first stand on an application; the address leads to the first while there is none. */
function begun(Step: ComponentType<{ wizard: BegunWizard }>): StepScreen {
  return function BegunStep({ wizard }) {
    const { application } = wizard
    return application ? <Step wizard={{ ...wizard, application }} /> : null
  }
}
