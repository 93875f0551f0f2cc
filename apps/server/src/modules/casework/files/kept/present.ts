import { retentionRules } from '@daftar/rules/files/retention'
import type {
  ErasedFile,
  KeptFile,
  KeptOfMerchant,
} from '@daftar/contract/endpoints/casework/files-kept-shapes'
import type { ErasedFileRow, KeptFileRow, KeptOfPurpose } from './lists.ts'

export function presentKept(row: KeptFileRow): KeptFile {
  const { merchant_id, merchant_name, merchant_name_ar, hold } = row
  return {
    ...{ merchant_id, merchant_name, merchant_name_ar },
    id: row.id,
    purpose: row.area,
    name: row.name,
    size: Number(row.size_bytes),
    uploaded_at: row.created_at.toISOString(),
    kept_for: row.kept_for,
    kept_from: row.kept_from,
    because: row.kept_because,
    until: row.keep_until,
    relation_ended_on: row.ended_on,
    hold: hold && {
      id: hold.id,
      covers: hold.file_id === null ? 'merchant' : 'file',
      reason: hold.reason,
      note: hold.note,
      placed_by: hold.placed_by,
      placed_at: new Date(hold.placed_at).toISOString(),
    },
  }
}

export function presentErased(row: ErasedFileRow): ErasedFile {
  const { merchant_id, merchant_name, merchant_name_ar } = row
  return {
    ...{ merchant_id, merchant_name, merchant_name_ar },
    id: row.id,
    purpose: row.area,
    uploaded_at: row.created_at.toISOString(),
    erased_at: row.deleted_at.toISOString(),
    because: row.erased_because,
    by: row.erased_by,
    sha256: row.sha256.toString('hex'),
    key_destroyed: row.is_key_destroyed,
  }
}

export function presentOfMerchant(row: KeptOfPurpose): KeptOfMerchant {
  return {
    purpose: row.area,
    count: row.count,
    oldest: row.oldest.toISOString(),
    kept_for: row.kept_for,
    because: row.kept_because ?? retentionRules[row.area],
    first_until: row.first_until,
    last_until: row.last_until,
    held: row.is_held,
  }
}
