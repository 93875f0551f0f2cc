/** The shapes of the contract that the forms translate; types only, so that no form loads the validator. */
export type { UpdateApplicationBody } from '@daftar/contract/endpoints/applications-patches'
export type { Application, BankStatement } from '@daftar/contract/endpoints/applications-shapes'
export type { Estimate } from '@daftar/contract/endpoints/offers-shapes'
