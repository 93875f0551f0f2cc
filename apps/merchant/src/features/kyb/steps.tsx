import type { KybStepName } from '@daftar/rules/capital/kyb/steps'
import { lazy, type ComponentType } from 'react'
import type { Kyb } from './kyb.ts'

type StepScreen = ComponentType<{ kyb: Kyb }>

/** The screen of each step (KYB-04): a script of its own, so that none waits for what only another needs. */
const screens: Record<KybStepName, StepScreen> = {
  initialization: lazy(async () => ({ default: (await import('./screens/gather.tsx')).GatherStep })),
  your_details: lazy(async () => ({ default: (await import('./screens/signatory.tsx')).SignatoryStep })),
  commercial_licence: lazy(async () => ({ default: (await import('./screens/licence.tsx')).LicenceStep })),
  shareholders: lazy(async () => ({
    default: (await import('./screens/shareholders.tsx')).ShareholdersStep,
  })),
  shareholder_ids: lazy(async () => ({
    default: (await import('./screens/shareholder-ids.tsx')).ShareholderIdsStep,
  })),
  iban_verification: lazy(async () => ({ default: (await import('./screens/iban.tsx')).IbanStep })),
  review: lazy(async () => ({ default: (await import('./screens/review.tsx')).ReviewStep })),
}

/** Those that need the width of the page; the others stand in a card (KYB-09, KYB-10). */
const wideSteps: readonly KybStepName[] = ['iban_verification', 'review']

export function screenOfKybStep(name: KybStepName): StepScreen {
  return screens[name]
}

export function isWideStep(name: KybStepName): boolean {
  return wideSteps.includes(name)
}
