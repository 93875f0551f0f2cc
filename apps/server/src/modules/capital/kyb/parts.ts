import type { FieldCode } from '@daftar/contract'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { PartForm, PartValues } from '@daftar/rules/part-links/part-forms'
import type { PartScope } from '@daftar/rules/part-links/part-link'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import {
  companyNameOf,
  findApplication,
  findOwnApplication,
  lockOwnApplication,
  moveApplication,
  saveApplication,
  type ApplicationRow,
} from '../applications/index.ts'
import { saveBank } from './bank.ts'
import type { BlockChange } from './block-change.ts'
import type { KybDependencies } from './dependencies.ts'
import { kybProblemOf } from './open.ts'
import { claimPhone } from './phones.ts'
import { shareholdersChange } from './shareholders.ts'

/**
 * A part of a verification that somebody else fills by a link; a shareholder is named by the name on the
 * card.
 */
export interface KybPart {
  merchantId: string
  subjectId: string
  scope: PartScope
  person: string
}

export interface KybPartFilled {
  values: PartValues
  proved: { factor: 'email' | 'phone'; contact: string }
  at: Date
}

const purposes: Readonly<Record<'identity' | 'licence' | 'document', UploadPurpose>> = {
  ...{ identity: 'identity_document', licence: 'kyb_licence', document: 'identity_document' },
}

/**
 * The parts of a business verification for links: who signs, the documents of each shareholder, the account.
 */
export function kybParts(deps: KybDependencies) {
  return {
    purposes,
    /** The same as `mayApply` asks of the form itself. */
    async reach(tx: ReadTx, actor: MerchantActor, subjectId: string): Promise<string | Refusal> {
      const row = await findOwnApplication(tx, actor, subjectId)
      if (!row) return refuse('not_found')
      const may = actor.permissions.canViewCapital && actor.flags.is_account_edit_allowed
      return may ? row.merchant_id : refuse('no_permission')
    },
    async read(tx: ReadTx, part: KybPart) {
      return standingOf(tx, await findApplication(tx, part.merchantId, part.subjectId), part)
    },
    async hold(tx: Tx, part: KybPart) {
      return standingOf(tx, await heldOf(tx, part), part)
    },
    async write(tx: Tx, part: KybPart, filled: KybPartFilled): Promise<Refusal | null> {
      const row = await heldOf(tx, part)
      if (!row) return refuse('not_found')
      if (part.scope === 'signatory') return writeSignatory(tx, deps, row, filled)
      const change =
        part.scope === 'bank'
          ? await saveBank(tx, row, { ...bankOf(filled.values), confirmed: true }, filled.at)
          : await shareholdersChange(tx, deps, row, withDocuments(row, part.person, filled.values))
      if (change instanceof Refusal) return change
      if ('fields' in change) return refuseFields(ofPart(change))
      return (await saveApplication(tx, row, { ...change.columns, saved_at: filled.at }))
        ? null
        : refuse('stale_version')
    },
  }
}

function heldOf(tx: Tx, { merchantId, subjectId }: KybPart): Promise<ApplicationRow | undefined> {
  return lockOwnApplication(tx, { merchantId, storeIds: null }, subjectId)
}

async function standingOf(tx: ReadTx, row: ApplicationRow | undefined, part: KybPart) {
  const said = row && saidIn(row, part)
  if (!row || !said) return undefined
  const merchant = await findMerchant(tx, row.merchant_id)
  return {
    ...said,
    businessName: companyNameOf(row) ?? merchant?.name ?? '',
    isOpen: (await kybProblemOf(tx, row)) === null,
  }
}

function saidIn(
  row: ApplicationRow,
  { scope, person }: KybPart,
): { form: PartForm; values: PartValues; hidden?: string } | undefined {
  if (scope === 'signatory') {
    const {
      name = '',
      email = '',
      national_id_number = '',
      national_id_url = '',
    } = row.authorized_signatory ?? {}
    return { form: 'kyb_signatory', values: { name, email, national_id_number, national_id_url } }
  }
  // An IBAN that waits for its missing digits is shown to nobody whole (DEC-KYB-22).
  if (scope === 'bank')
    return {
      form: 'kyb_bank',
      values: { iban: '', bank_name: row.given_bank_name },
      hidden: `${row.given_iban} ${row.iban}`,
    }
  const holder = scope === 'owner' ? row.shareholders?.find(({ name }) => name === person) : undefined
  if (!holder) return undefined
  const { passport, national_id } = holder.documents
  const values = { passport: passport.file ?? '', national_id: national_id?.file ?? '' }
  return { form: holder.uae_resident ? 'kyb_resident' : 'kyb_foreigner', values }
}

function bankOf(values: PartValues) {
  const bank_name = values['bank_name']?.trim()
  return { iban: values['iban'] ?? '', ...(bank_name && { bank_name }) }
}

function withDocuments(row: ApplicationRow, person: string, values: PartValues) {
  return (row.shareholders ?? []).map((holder) =>
    holder.name === person
      ? {
          ...holder,
          documents: {
            passport: { file: values['passport'] || null },
            ...(holder.uae_resident && { national_id: { file: values['national_id'] || null } }),
          },
        }
      : holder,
  )
}

/**
 * Who signs fills it with a code that went to this very phone, so the phone is confirmed with it and no
 * second code is asked for (DEC-KYB-11).
 */
async function writeSignatory(
  tx: Tx,
  { files, keys }: KybDependencies,
  row: ApplicationRow,
  { values, proved: { contact: phone }, at }: KybPartFilled,
): Promise<Refusal | null> {
  const of = (name: string) => values[name] ?? ''
  const national_id_url = of('national_id_url')
  if (!(await files.find(tx, row.merchant_id, national_id_url)))
    return refuseFields({ 'values.national_id_url': 'not_your_file' })
  const national_id_number = of('national_id_number')
  if (!(await claimPhone(tx, keys, { phone, nationalId: national_id_number, at })))
    return refuse('signatory_phone_not_unique')
  const authorized_signatory = {
    ...{ name: of('name').trim(), email: of('email').trim().toLowerCase(), phone },
    ...{ national_id_number, national_id_url },
  }
  const set = { authorized_signatory, signatory_verified_at: at, saved_at: at }
  const isDone =
    row.status === 'verified'
      ? await saveApplication(tx, row, set)
      : await moveApplication(tx, row, {
          to: 'verified',
          set,
          actor: 'merchant',
          actorId: row.created_by,
          at,
        })
  return isDone ? null : refuse('stale_version')
}

/** What is wrong with the block, at the field of the part. */
function ofPart({ fields }: Extract<BlockChange, { fields: unknown }>): Record<string, FieldCode> {
  return Object.fromEntries(
    Object.entries(fields).map(([path, code]) => {
      const names = path.split('.')
      const last = names.at(-1) === 'file' ? names.at(-2) : names.at(-1)
      return [`values.${last}`, code]
    }),
  )
}
