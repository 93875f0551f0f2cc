import type { ContractStatus } from '@daftar/rules/merchants/contract-status'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { changes, values, type Row } from '../../../platform/database/rows.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'
import type { ContractContents, ContractEvidence } from './document/contents.ts'

/** What a contract says and who signed it; where it stands is with its merchant. */
export type PaperRow = Row<
  'contract_paper',
  | 'merchant_id'
  | 'contract_id'
  | 'number'
  | 'signatory_name'
  | 'signatory_email'
  | 'document_key'
  | 'document_sha256'
  | 'token_hash'
  | 'drawn_at'
  | 'letter_at'
  | 'terms_accepted_at'
  | 'terms_accepted_by'
  | 'countersigned_by'
  | 'countersigned_name'
  | 'sealed_key',
  {
    contents: ContractContents
    evidence: ContractEvidence | null
    sealed_status: 'signed' | 'completed' | null
  }
>

export type DrawnPaper = Pick<
  PaperRow,
  | 'merchant_id'
  | 'contract_id'
  | 'number'
  | 'signatory_name'
  | 'signatory_email'
  | 'contents'
  | 'document_key'
  | 'document_sha256'
  | 'token_hash'
  | 'drawn_at'
  | 'letter_at'
>

/**
 * Keeps a contract as it was drawn up, in place of one that was drawn up before and that nobody has signed.
 */
export async function putPaper(tx: Tx, row: DrawnPaper): Promise<void> {
  await tx`
    insert into contract_paper ${values(tx, 'contract_paper', row)}
    on conflict (merchant_id, contract_id) do update
       set signatory_name = excluded.signatory_name, signatory_email = excluded.signatory_email,
           contents = excluded.contents, document_key = excluded.document_key,
           document_sha256 = excluded.document_sha256, token_hash = excluded.token_hash,
           drawn_at = excluded.drawn_at, letter_at = excluded.letter_at,
           terms_accepted_at = null, terms_accepted_by = null`
}

export async function findPaper(tx: ReadTx, merchantId: string): Promise<PaperRow | undefined> {
  const [row] = await tx<PaperRow[]>`select * from contract_paper where merchant_id = ${merchantId}`
  return row
}

type Changes = Partial<
  Pick<
    PaperRow,
    | 'letter_at'
    | 'terms_accepted_at'
    | 'terms_accepted_by'
    | 'evidence'
    | 'countersigned_by'
    | 'countersigned_name'
  >
>

/** False when it was drawn up anew meanwhile. */
export async function changePaper(
  tx: Tx,
  { merchant_id, contract_id, document_key }: Pick<PaperRow, 'merchant_id' | 'contract_id' | 'document_key'>,
  set: Changes,
): Promise<boolean> {
  const done = await tx`
    update contract_paper set ${changes(tx, 'contract_paper', set)}
     where merchant_id = ${merchant_id} and contract_id = ${contract_id} and document_key = ${document_key}`
  return done.count === 1
}

/** The sealed copy is made once for each signature, however often and in whichever order its jobs run. */
export async function keepSealed(
  tx: Tx,
  { merchant_id, contract_id }: Pick<PaperRow, 'merchant_id' | 'contract_id'>,
  { key, status }: { key: string; status: 'signed' | 'completed' },
): Promise<boolean> {
  const done = await tx`
    update contract_paper set sealed_key = ${key}, sealed_status = ${status}
     where merchant_id = ${merchant_id} and contract_id = ${contract_id}
       and (sealed_status is null or sealed_status = 'signed' and ${status}::text = 'completed')`
  return done.count === 1
}

/** A contract as the provider's staff see it. */
export interface DeskRow
  extends
    Row<'merchant_public', 'merchant_id' | 'name' | 'name_ar'>,
    Row<'contract_standing', 'sent_at' | 'signed_at' | 'completed_at'> {
  status: ContractStatus
  number: string | null
  signatory_name: string | null
  signatory_email: string | null
  letter_at: Date | null
  countersigned_name: string | null
}

export async function findForStaff(tx: ReadTx, merchantId: string): Promise<DeskRow | undefined> {
  const [row] = await tx<DeskRow[]>`${deskRows(tx)} where c.merchant_id = ${merchantId}`
  return row
}

/** Those that stand so, the one that waits longest first. One row too many tells of a next page. */
export function listForStaff(
  tx: ReadTx,
  status: 'sent' | 'signed',
  { before, size }: PageAsked,
): Promise<(DeskRow & { id: string; since: Date })[]> {
  return tx<(DeskRow & { id: string; since: Date })[]>`
    select * from (${deskRows(tx)} where c.status = ${status}) waiting
     where true ${laterThan(tx, tx`since`, tx`id`, before)}
     order by since, id limit ${size + 1}`
}

function deskRows(tx: ReadTx) {
  return tx`
    select m.merchant_id, m.name, m.name_ar, c.id, coalesce(c.signed_at, c.sent_at) as since, c.status, c.sent_at, c.signed_at, c.completed_at,
           p.number, p.signatory_name, p.signatory_email, p.letter_at, p.countersigned_name
      from contract_standing c
      join merchant_public m on m.merchant_id = c.merchant_id
      left join contract_paper p on p.merchant_id = c.merchant_id`
}

/** How somebody is named and reached, for the record of a signature. */
export async function findSigner(
  tx: ReadTx,
  personId: string,
): Promise<Row<'person_access', 'email' | 'phone'> | undefined> {
  const [row] = await tx<Row<'person_access', 'email' | 'phone'>[]>`
    select email, phone from person_access where id = ${personId}`
  return row
}
