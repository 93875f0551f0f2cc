/** The shapes of the contract that the steps translate; types only, so that no step loads the validator. */
export type { UpdateApplicationBody } from '@daftar/contract/endpoints/capital/applications-patches'
export type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
