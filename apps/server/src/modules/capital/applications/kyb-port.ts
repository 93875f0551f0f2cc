import type { BodyOf } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import type { RequestFacts } from '../../../platform/http/call.ts'
import type { Refusal } from '../../../platform/http/refusal.ts'
import type { ApplicationRow } from './store.ts'

/** The blocks of a business verification in a change of its application (DEC-KYB-7). */
const kybBlocks = [
  'authorized_signatory',
  'finance_signatory',
  'legal_info',
  'shareholders',
  'bank_details',
] as const

type Patch = BodyOf<'applications.update'>
type KybLegalInfo = Extract<NonNullable<Patch['legal_info']>, { license_metadata: unknown }>

export type KybPatch = Pick<Patch, Exclude<(typeof kybBlocks)[number], 'legal_info'>> & {
  legal_info?: KybLegalInfo
}

export interface KybCall {
  personId: string
  at: Date
  language: RequestFacts['language']
}

/** When a code went to the signatory's phone; null when none was needed. */
export interface KybSaved {
  codeSentAt: Date | null
}

/** What applications ask of the business verification, which stands on them. */
export interface KybBlocks {
  save(tx: Tx, row: ApplicationRow, patch: KybPatch, call: KybCall): Promise<KybSaved | Refusal>
}

/** The blocks of a change; null where it has none, as every step of the wizard's own. */
export function kybPatchOf(patch: Patch): KybPatch | null {
  const { legal_info: legal, authorized_signatory, finance_signatory, shareholders, bank_details } = patch
  const given = { authorized_signatory, finance_signatory, shareholders, bank_details }
  const hasLegal = legal !== undefined && 'license_metadata' in legal
  if (!hasLegal && Object.values(given).every((block) => block === undefined)) return null
  return { ...given, ...(hasLegal && { legal_info: legal }) }
}
