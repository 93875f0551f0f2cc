import type { DeskContract, StoreContract } from '@daftar/contract/endpoints/identity/contracts'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { contractLetterFromMs } from '@daftar/rules/merchants/contract-status'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import { findContract } from '../../merchants/merchants/index.ts'
import type { ContractDependencies } from './dependencies.ts'
import { findPaper, findSigner, type DeskRow, type PaperRow } from './store.ts'

/** The contract of a store as somebody of its merchant sees it (DEC-STO-5). */
export async function presentContract(
  tx: ReadTx,
  deps: Pick<ContractDependencies, 'experiments'>,
  actor: MemberActor,
  storeId: string,
): Promise<StoreContract> {
  const { merchantId } = actor
  const [contract, paper, signer, experiments] = await Promise.all([
    findContract(tx, merchantId),
    findPaper(tx, merchantId),
    findSigner(tx, actor.id),
    deps.experiments(tx, merchantId),
  ])
  const status = contract?.status ?? 'none'
  const isSignatory = paper !== undefined && signer?.email === paper.signatory_email
  const isHere = status === 'sent' && isSignatory && isExperimentOn(experiments, 'embedded_contract')
  return {
    status,
    ...(paper && actor.permissions.isWorkspaceAdmin
      ? { document_url: documentUrl(storeId), document_sha256: paper.document_sha256 }
      : { document_url: null, document_sha256: null }),
    sign_url: isHere ? routePaths.dashboardContract : null,
    signed_at: contract?.signed_at?.toISOString() ?? null,
    signatory: paper ? { name: paper.signatory_name, email: paper.signatory_email } : null,
    number: paper?.number ?? null,
    sent_at: paper?.letter_at.toISOString() ?? null,
    completed_at: contract?.completed_at?.toISOString() ?? null,
    terms_accepted_at: paper?.terms_accepted_at?.toISOString() ?? null,
    is_signatory: isSignatory,
    again_from: againFrom(status, paper?.letter_at ?? null),
  }
}

export function documentUrl(storeId: string): string {
  return `/merchant/api/v1/stores/${encodeURIComponent(storeId)}/contract/document`
}

export function presentForStaff(row: DeskRow): DeskContract {
  const { signatory_name: name, signatory_email: email } = row
  return {
    merchant_id: row.merchant_id,
    merchant_name: row.name,
    merchant_name_ar: row.name_ar,
    status: row.status,
    number: row.number,
    signatory: name !== null && email !== null ? { name, email } : null,
    sent_at: row.letter_at?.toISOString() ?? null,
    signed_at: row.signed_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    countersigned_by: row.countersigned_name,
    again_from: againFrom(row.status, row.letter_at),
  }
}

export function againFrom(status: DeskRow['status'], letterAt: PaperRow['letter_at'] | null): string | null {
  const fromMs = contractLetterFromMs(status, letterAt?.getTime() ?? null)
  return fromMs === null ? null : new Date(fromMs).toISOString()
}
