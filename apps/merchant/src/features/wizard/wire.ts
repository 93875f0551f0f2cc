/** The shapes of the contract that the forms translate; types only, so that no form loads the validator. */
export type { UpdateApplicationBody } from '@daftar/contract/endpoints/capital'
export type { Application, BankStatement, Estimate } from '@daftar/contract/endpoints/capital-shapes'
