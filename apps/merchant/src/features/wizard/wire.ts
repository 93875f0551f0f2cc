/** The shapes of the contract that the forms translate; types only, so that no form loads the validator. */
export type { UpdateApplicationBody } from '@daftar/contract/endpoints/capital/applications-patches'
export type { Application, BankStatement } from '@daftar/contract/endpoints/capital/applications-shapes'
export type { Estimate } from '@daftar/contract/endpoints/capital/offers-shapes'
