import { createHash } from 'node:crypto'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { isOpenToSign } from '@daftar/rules/merchants/contract-status'
import { groupIban } from '@daftar/rules/registry/iban'
import type { Actor } from '@daftar/rules/status/actors'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { sellerTo } from '../../../platform/documents/parties.ts'
import { newId } from '../../../platform/ids.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import {
  contractMachine,
  findContract,
  findLegalEntity,
  findMerchant,
  lockContract,
  merchantZone,
  storesOfMerchant,
} from '../../merchants/merchants/index.ts'
import { addressToken, hashOfAddress } from './address.ts'
import { commissionsAt } from './commissions.ts'
import type { ContractDependencies } from './dependencies.ts'
import type { ContractContents } from './document/contents.ts'
import { contractPaper } from './document/contract-paper.ts'
import { readyLetter } from './letters.ts'
import { payoutFees } from './payout-fees.ts'
import { putPaper, type DrawnPaper } from './store.ts'

export interface Signatory {
  name: string
  email: string
}

export interface ContractTarget {
  merchantId: string
  signatory: Signatory
}

/** A contract as it was set, its file kept; it counts when it is placed. */
export type Drawn = Omit<DrawnPaper, 'merchant_id' | 'drawn_at' | 'letter_at'> & { merchantId: string }

/**
 * Sets the contract of a merchant from its terms of now, outside of any transaction. Refuses `wrong_status`
 * once it is signed.
 */
export async function drawContract(
  deps: ContractDependencies,
  target: ContractTarget,
): Promise<Drawn | Refusal> {
  const { merchantId, signatory } = target
  const found = await deps.database.systemRead(async (tx) => {
    const contract = await findContract(tx, merchantId)
    if (!contract) return null
    return { contract, contents: await contentsOf(tx, deps, target, contract.id) }
  })
  if (!found?.contents) return refuse('not_found')
  const { contract, contents } = found
  if (!isOpenToSign(contract.status)) return refuse('wrong_status')
  const bytes = await deps.papers.make(contractPaper, contents, { owner: merchantId })
  const key = `merchant-contracts/${newId('cpa')}`
  await deps.storage.put(merchantId, key, bytes)
  return {
    merchantId,
    contract_id: contract.id,
    number: contents.number,
    signatory_name: signatory.name,
    signatory_email: signatory.email,
    contents,
    document_key: key,
    document_sha256: createHash('sha256').update(bytes).digest('hex'),
    token_hash: hashOfAddress(addressToken(deps.keys, key)),
  }
}

/**
 * Keeps what was drawn and mails it to its signatory: of two at once the later one counts, and nothing takes
 * the place of a signed one.
 */
export async function placeContract(
  tx: Tx,
  deps: ContractDependencies,
  { merchantId, ...drawn }: Drawn,
  by: { actor: Extract<Actor, 'merchant' | 'system'>; actorId: string; at: Date },
): Promise<Refusal | null> {
  const contract = await lockContract(tx, merchantId)
  if (!contract) return refuse('not_found')
  if (!isOpenToSign(contract.status)) return refuse('wrong_status')
  const row = { merchant_id: merchantId, ...drawn, drawn_at: by.at, letter_at: by.at }
  await putPaper(tx, row)
  if (contract.status === 'none') {
    const move = { to: 'sent', set: { sent_at: by.at }, ...by } as const
    if ((await moveStatus(tx, contractMachine, contract, move)) === 'lost') return refuse('wrong_status')
  }
  await deps.queueMail(tx, readyLetter(deps, row))
  return null
}

async function contentsOf(
  tx: ReadTx,
  deps: ContractDependencies,
  { merchantId, signatory }: ContractTarget,
  contractId: string,
): Promise<ContractContents | null> {
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return null
  const now = deps.clock.now()
  const entity = await findLegalEntity(tx, merchantId)
  const stores = await storesOfMerchant(tx, merchantId)
  const items = await commissionsAt(
    tx,
    merchant,
    stores.map(({ id }) => id),
    now,
  )
  const fees = payoutFees(merchant.currency, deps)
  const [first] = [...items.values()].flat()
  return {
    number: `DMC-${contractId.slice(-8).toUpperCase()}`,
    madeOn: dateInZone(now.getTime(), merchantZone(merchant)),
    provider: deps.issuer.brand,
    seller: sellerTo(merchant.country, deps.issuer),
    supportEmail: deps.supportEmailOf(merchant.country),
    merchant: {
      name: merchant.name,
      nameAr: merchant.name_ar,
      legalName: entity?.legal_company_name ?? merchant.name,
      licence: entity?.commercial_registration_number ?? '',
      taxNumber: entity?.tax_number ?? null,
      address: entity?.legal_address ?? '',
      iban: entity ? groupIban(entity.iban) : '',
      signatoryName: signatory.name,
      signatoryEmail: signatory.email,
    },
    currency: merchant.currency,
    vatPercent: first?.vat_percent ?? merchant.vat_percent,
    stores: stores.map(({ id, name, name_ar: nameAr }) => ({
      ...{ name, nameAr },
      items: (items.get(id) ?? []).map(({ product_type: product, percent, fixed_fee: fixed }) => ({
        ...{ product, percent, fixed },
      })),
    })),
    payout: { below: fees.below, above: fees.from?.fee ?? null, flexible: fees.flexible_extra },
  }
}
